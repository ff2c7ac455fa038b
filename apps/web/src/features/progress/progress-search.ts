import type { BadgesAddress } from '../badges/index.ts';

const PROGRESS_TABS = ['overview', 'badges', 'stickers', 'streaks'] as const;
export type ProgressTab = (typeof PROGRESS_TABS)[number];

/** What an address says about the progress page: nothing for the overview. */
interface ProgressSearch extends BadgesAddress {
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

/** What every tab's content is given. */
export interface PartProps {
  readonly search: ProgressSearch;
  /** Has the address say so; what it does not say is gone from it. Resolves once the page is there. */
  readonly onSearch: (search: ProgressSearch) => Promise<void>;
}
