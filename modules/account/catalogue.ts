/**
 * The companions' ids in the order of their catalogue. Calls name a companion by its place here (`selectedWonderling`, from
 * 1), as the specification has it; events, rules and drawings by its id. Only ever to be added to at the end.
 */
export const WONDERLING_IDS = [
  'zola',
  'bella',
  'rally',
  'setta',
  'pogo',
  'lulu',
  'fern',
  'blot',
  'hum',
  'tuck',
  'glim',
  'pip',
] as const;
export type WonderlingId = (typeof WONDERLING_IDS)[number];

/** For a key that is only known to be a text. */
export const isWonderlingId = (key: unknown): key is WonderlingId => WONDERLING_IDS.some((id) => id === key);

/** The id at a place, from 1, as `selectedWonderling` has it; undefined when there is none. */
export const wonderlingAt = (number: number | null | undefined): WonderlingId | undefined =>
  WONDERLING_IDS[(number ?? 0) - 1];
