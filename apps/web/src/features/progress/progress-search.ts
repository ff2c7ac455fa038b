export const PROGRESS_TABS = ['overview', 'badges', 'stickers', 'streaks'] as const;
export type ProgressTab = (typeof PROGRESS_TABS)[number];

/** What an address says about the progress page: nothing for the overview. */
export interface ProgressSearch {
  readonly tab?: Exclude<ProgressTab, 'overview'> | undefined;
  /** On the badges tab: which kind is shown, as `/api/rewards/{kind}/{id}/why` knows it; badges, when not said. */
  readonly kind?: string | undefined;
  /** The one whose "Why did I get this?" is open. */
  readonly id?: string | undefined;
}

export function progressSearch({ tab, kind, id }: Readonly<Record<string, unknown>>): ProgressSearch {
  if (tab !== 'badges') return tab === 'stickers' || tab === 'streaks' ? { tab } : {};
  return {
    tab,
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(typeof id === 'string' && id !== '' ? { id } : {}),
  };
}
