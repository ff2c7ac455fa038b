/** What the lines of a history are about, in the order of the filter. A line is of one kind. */
export const HISTORY_KINDS = [
  'feelings',
  'writing',
  'breath',
  'moving',
  'nature',
  'won',
  'stickers',
  'grown-ups',
  'account',
] as const;
export type HistoryKind = (typeof HISTORY_KINDS)[number];

/** Three looks at a history: without a filter, and these. */
export const HISTORY_TABS = {
  feelings: ['feelings'],
  did: ['writing', 'breath', 'moving', 'nature'],
  grownUps: ['grown-ups'],
} as const satisfies Record<string, readonly HistoryKind[]>;
