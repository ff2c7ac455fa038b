import type { ComponentType } from 'react';
import { pathIcon, stickerIcon } from '../../ui/bar-icons.ts';
import type { IconShape } from '../../ui/icon.tsx';
import { leafIcon, starIcon } from '../../ui/icons.ts';
import type { PartProps, ProgressTab } from './progress-search.ts';

export interface ProgressPart {
  readonly id: ProgressTab;
  readonly icon: IconShape;
  /** Its content comes in a chunk of its own: a child who looks at one tab pays for one. */
  readonly load: () => Promise<ComponentType<PartProps>>;
}

/** In the order of the page; one that is not here cannot be gone to. */
export const PROGRESS_PARTS: readonly ProgressPart[] = [
  {
    id: 'overview',
    icon: pathIcon,
    load: () => import('./overview-tab.tsx').then((part) => part.OverviewTab),
  },
  {
    id: 'badges',
    icon: starIcon,
    load: () => import('../badges/badges-tab.tsx').then((part) => part.BadgesTab),
  },
  {
    id: 'stickers',
    icon: stickerIcon,
    load: () => import('../stickers/stickers-tab.tsx').then((part) => part.StickersTab),
  },
  {
    id: 'streaks',
    icon: leafIcon,
    load: () => import('./streaks-tab.tsx').then((part) => part.StreaksTab),
  },
];

const loaded = new Map<ProgressTab, ComponentType<PartProps>>();

export const loadedPart = (id: ProgressTab): ComponentType<PartProps> | undefined => loaded.get(id);

export async function loadPart({ id, load }: Pick<ProgressPart, 'id' | 'load'>): Promise<void> {
  loaded.set(id, await load());
}

/** For a page that is about to be shown: its tab is there at once. One that does not come, the page asks for again. */
export async function tryToLoadPart(id: ProgressTab): Promise<void> {
  const part = PROGRESS_PARTS.find((one) => one.id === id);
  if (part && !loaded.has(id)) await loadPart(part).catch(() => undefined);
}
