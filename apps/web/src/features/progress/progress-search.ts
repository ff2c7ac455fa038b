export const PROGRESS_TABS = ['overview', 'badges', 'stickers', 'streaks'] as const;
export type ProgressTab = (typeof PROGRESS_TABS)[number];

/** What an address says about the progress page: nothing for the overview. */
export interface ProgressSearch {
  readonly tab?: Exclude<ProgressTab, 'overview'>;
}

export function progressSearch({ tab }: Readonly<Record<string, unknown>>): ProgressSearch {
  return tab === 'badges' || tab === 'stickers' || tab === 'streaks' ? { tab } : {};
}
