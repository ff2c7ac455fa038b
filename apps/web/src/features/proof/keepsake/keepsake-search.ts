export interface KeepsakeSearch {
  /** Without it a keepsake of today is made. */
  readonly view?: 'compare';
}

export const keepsakeSearch = ({ view }: Record<string, unknown>): KeepsakeSearch =>
  view === 'compare' ? { view } : {};
