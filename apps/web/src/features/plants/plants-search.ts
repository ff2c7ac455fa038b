export type PlantsTab = 'plants' | 'log';

/** What an address says about the plant journal: nothing for My Plants. */
export interface PlantsSearch {
  readonly tab?: 'log';
}

export const plantsSearch = (search: Readonly<Record<string, unknown>>): PlantsSearch =>
  search.tab === 'log' ? { tab: 'log' } : {};
