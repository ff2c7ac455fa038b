import type { ProgressSearch } from './progress-search.ts';

/** What every tab's content is given. */
export interface PartProps {
  readonly search: ProgressSearch;
  /** Has the address say so; what it does not say is gone from it. */
  readonly onSearch: (search: ProgressSearch) => void;
}
