import { LEAST_SECONDS_OF_A_MOVE, movesThatCount } from '@wonderlings/activities/really-done-contract';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import type { MoveQuestContext } from './machines/movequest.machine.ts';
import { loopsOf, MOVES_PER_LOOP } from './session-plan.ts';

type Moved = Pick<MoveQuestContext, 'movedMs'>;

/** Skip is Next, by the specification, so the time tells which moves were done, and never the button that ended them. */
const isDone = (ms: number): boolean => ms >= LEAST_SECONDS_OF_A_MOVE * SECOND_MS;

export const movesDone = ({ movedMs }: Moved): number => movedMs.filter(isDone).length;

/** For each of the coach's five moves whether it was done, in this loop or, without one, in any. */
export function fiveDone({ movedMs }: Moved, loop?: number): readonly boolean[] {
  const times = loop === undefined ? movedMs : movedMs.slice((loop - 1) * MOVES_PER_LOOP, loop * MOVES_PER_LOOP);
  return Array.from({ length: MOVES_PER_LOOP }, (_, move) =>
    times.some((ms, index) => index % MOVES_PER_LOOP === move && isDone(ms)),
  );
}

/** Whether enough was done to be recorded, by the rule that the server has too. */
export const isSessionDone = (context: Pick<MoveQuestContext, 'movedMs' | 'level'>): boolean =>
  movesDone(context) >= movesThatCount(loopsOf(context.level));

export const secondsMoved = ({ movedMs }: Moved): number =>
  Math.round(movedMs.reduce((sum, ms) => sum + ms, 0) / SECOND_MS);
