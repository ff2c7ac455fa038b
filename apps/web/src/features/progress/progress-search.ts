import type { BadgesAddress } from '../badges/index.ts';

export const PROGRESS_TABS = ['overview', 'badges', 'stickers', 'streaks'] as const;
export type ProgressTab = (typeof PROGRESS_TABS)[number];

/** What an address says about the progress page: nothing for the overview. */
export interface ProgressSearch extends BadgesAddress {
  readonly tab?: Exclude<ProgressTab, 'overview'> | undefined;
}

export function progressSearch({ tab, kind, id }: Readonly<Record<string, unknown>>): ProgressSearch {
  if (tab !== 'badges') return tab === 'stickers' || tab === 'streaks' ? { tab } : {};
  return {
    tab,
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
  };
}
