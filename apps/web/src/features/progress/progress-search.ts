export const PROGRESS_TABS = ['overview', 'badges', 'stickers', 'streaks'] as const;
export type ProgressTab = (typeof PROGRESS_TABS)[number];

/** What an address says about the progress page: nothing for the overview. */
export interface ProgressSearch {
  readonly tab?: Exclude<ProgressTab, 'overview'>;
  /** One thing that was earned, as `/api/rewards/{kind}/{id}/why` knows it: the page tells of it. Both or neither. */
  readonly kind?: string;
  readonly id?: string;
}

export function progressSearch({ tab, kind, id }: Readonly<Record<string, unknown>>): ProgressSearch {
  if (tab !== 'badges' && tab !== 'stickers' && tab !== 'streaks') return {};
  return typeof kind === 'string' && typeof id === 'string' ? { tab, kind, id } : { tab };
}
