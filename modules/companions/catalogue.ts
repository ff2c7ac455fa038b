import { CARING_COMPANIONS } from './caring-companions-catalogue.ts';
import type { Companion } from './companion-catalogue.ts';
import { MOVING_COMPANIONS } from './moving-companions-catalogue.ts';
import { RESTING_COMPANIONS } from './resting-companions-catalogue.ts';

export type { Companion, WelcomeMessage } from './companion-catalogue.ts';

const { bella, rally, setta, pogo } = MOVING_COMPANIONS;
const { zola, lulu, hum } = RESTING_COMPANIONS;
const { fern, blot, tuck, glim, pip } = CARING_COMPANIONS;

/**
 * The twelve. A companion's number (`selectedWonderling`) is its place here, from 1; so only ever add at the end. The
 * account module knows the same order.
 */
export const COMPANIONS: readonly Companion[] = [
  zola,
  bella,
  rally,
  setta,
  pogo,
  lulu,
  fern,
  blot,
  hum,
  tuck,
  glim,
  pip,
];

/** Who keeps the journal, and greets a child that has not chosen a buddy yet. */
export const JOURNAL_COMPANION: Companion = blot;

export const companionById = (id: string): Companion | undefined => COMPANIONS.find((companion) => companion.id === id);

/** From 1. Throws for a companion that is not in the catalogue. */
export function numberOf({ id }: Companion): number {
  const at = COMPANIONS.findIndex((companion) => companion.id === id);
  if (at < 0) throw new RangeError(`No companion ${id}`);
  return at + 1;
}
