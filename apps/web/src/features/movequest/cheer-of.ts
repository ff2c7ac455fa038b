import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import type { MoveQuestContext } from './machines/movequest.machine.ts';
import type { Coach } from './movequest.catalogue.ts';

/** Long enough to be read by a beginner while moving on. */
const CHEER_MS = 6 * SECOND_MS;

/** The coach's word for the move that was just done to its end, during the first seconds of the next one. */
export function cheerOf({ moves }: Coach, context: Pick<MoveQuestContext, 'justDone' | 'shownMs'>) {
  const { justDone, shownMs } = context;
  if (justDone === null || shownMs >= CHEER_MS) return undefined;
  return moves[justDone]?.cheer;
}
