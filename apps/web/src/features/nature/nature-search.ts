/** The page's part of the address: the card that was chosen where the child comes from. Whether there is such a card the page knows. */
export interface NatureSearch {
  readonly card?: string;
}

/** Anything that cannot be a card counts as none. */
export function natureSearch({ card }: Record<string, unknown>): NatureSearch {
  return typeof card === 'string' && /^[a-z-]{1,40}$/.test(card) ? { card } : {};
}
