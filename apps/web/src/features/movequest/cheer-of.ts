import { SECOND_MS } from '../../lib/countdown/countdown.ts';
import type { MoveQuestContext } from './machines/movequest.machine.ts';
import type { Coach } from './movequest.catalogue.ts';

/** Long enough to be read by a beginner while moving on. */
const CHEER_MS = 6 * SECOND_MS;

/** The coach's word for the move that was just done to its end, during the first seconds of the next one. */
export function cheerOf({ moves }: Coach, context: Pick<MoveQuestContext, 'justDone' | 'leftMs' | 'secondsPerMove'>) {
  const { justDone, leftMs, secondsPerMove } = context;
  if (justDone === null || leftMs <= secondsPerMove * SECOND_MS - CHEER_MS) return undefined;
  return moves[justDone]?.cheer;
}
