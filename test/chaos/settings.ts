import { FAULT_KINDS, type FaultKind, MANNERS, type Manner } from './plan.ts';

/** `npm run test:chaos` sets these. */
const GIVEN = { rounds: process.env.CHAOS_ROUNDS, seed: process.env.CHAOS_SEED, only: process.env.CHAOS_ONLY };

/** Kills of a process: two of the four, others each time. How often the other things happen follows from it. */
export const ROUNDS = Number(GIVEN.rounds ?? 2);
export const SEED = Number(GIVEN.seed ?? Math.trunc(Math.random() * 2 ** 31));
/** A round on a machine that does ten things at once. */
export const ROUND_MS = 180_000;

/** Words that `--only` knows: kinds of harm, and what can become of a way. */
export const ONLY_WORDS: readonly string[] = [...FAULT_KINDS, ...MANNERS];
const only = GIVEN.only?.split(',');
const askedManners = MANNERS.filter((manner) => only?.includes(manner));
/** Undefined: none in particular. */
export const ASKED_MANNERS: readonly Manner[] | undefined = askedManners.length > 0 ? askedManners : undefined;

const isAsked = (kind: FaultKind): boolean =>
  !only || only.includes(kind) || (kind === 'way' && askedManners.length > 0);

/** @param shares how often a kind happens for one kill; at least once where it happens at all */
export function countsOf(shares: Readonly<Record<FaultKind, number>>): Readonly<Record<FaultKind, number>> {
  const counts = { kill: 0, way: 0, restart: 0, clock: 0 };
  for (const kind of FAULT_KINDS)
    if (isAsked(kind)) counts[kind] = shares[kind] && Math.max(1, Math.round(ROUNDS * shares[kind]));
  return counts;
}
