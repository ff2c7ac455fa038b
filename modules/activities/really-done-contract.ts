/** Specification 001, section 3: each coach has exactly five moves, and a loop is all of them. */
export const MOVES_PER_LOOP = 5;
/** A child that leaves a move sooner has read it and not begun: a third of the shortest time that a move can be given. */
export const LEAST_SECONDS_OF_A_MOVE = 5;

/** What is said of an activity that is over. */
interface Told {
  readonly kind: string | null;
  /** In seconds. */
  readonly duration: number;
  readonly data: { readonly loops?: unknown; readonly moves?: unknown };
}

/** Half of a session's moves, and the one in the middle. */
export const movesThatCount = (loops: number): number => Math.ceil((loops * MOVES_PER_LOOP) / 2);

/**
 * Why an activity that is over is not finished: too little of it was done. Null when it is. Only what can be ended before it
 * was done is looked at; for the rest, a tick or a saved form, the child's word is all there is.
 */
export function whyNotDone({ kind, duration, data: { loops = 1, moves } }: Told): NotDone | null {
  if (kind?.startsWith('movequest/') && typeof moves === 'number' && typeof loops === 'number') {
    const least = movesThatCount(loops);
    return moves < least ? { field: 'data.moves', sentence: `This counts from ${least} moves on.` } : null;
  }
  if (kind?.startsWith('be-active/') && duration < LEAST_SECONDS_OF_A_MOVE) {
    return { field: 'duration', sentence: `A move counts from ${LEAST_SECONDS_OF_A_MOVE} seconds on.` };
  }
  return null;
}

interface NotDone {
  readonly field: 'data.moves' | 'duration';
  readonly sentence: string;
}
