/** A leaf in a box of 48 by 44: its edge, and the veins in it. */
export const LEAF = {
  outline: 'M6 36C4 18 18 5 43 5c1 22-12 36-31 33-3 0-5-1-6-2z',
  veins: 'M4 41C14 30 22 22 36 12M17 28l-1-9M25 21l10 2',
} as const;
