/**
 * The page's part of the address: the move that was chosen where the child comes from. Whether there is such a move the page knows; its
 * catalogue would weigh on every first visit here.
 */
export interface BeActiveSearch {
  readonly move?: string;
}

/** Anything that cannot be a move counts as none. */
export function beActiveSearch({ move }: Record<string, unknown>): BeActiveSearch {
  return typeof move === 'string' && /^[a-z-]{1,40}$/.test(move) ? { move } : {};
}
