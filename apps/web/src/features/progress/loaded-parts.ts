import type { ComponentType } from 'react';
import type { PartProps } from './part-props.ts';
import type { ProgressTab } from './progress-search.ts';
import { PROGRESS_PARTS, type ProgressPart } from './progress-tabs.ts';

const loaded = new Map<ProgressTab, ComponentType<PartProps>>();

export const loadedPart = (id: ProgressTab): ComponentType<PartProps> | undefined => loaded.get(id);

export async function loadPart({ id, load }: Pick<ProgressPart, 'id' | 'load'>): Promise<void> {
  loaded.set(id, await load());
}

/** For a page that is about to be shown: whoever opens it sees the tab at once. One that does not come, the page asks for again. */
export async function tryToLoadPart(id: ProgressTab): Promise<void> {
  const part = PROGRESS_PARTS.find((one) => one.id === id);
  if (part && !loaded.has(id)) await loadPart(part).catch(() => undefined);
}
