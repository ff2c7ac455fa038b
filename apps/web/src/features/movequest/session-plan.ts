import { LEAST_SECONDS_OF_A_MOVE, MOVES_PER_LOOP, movesThatCount } from '@wonderlings/activities/really-done-contract';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';

export { MOVES_PER_LOOP };

/** Numbers of MoveQuest (specification 001, sections 4 and 9). */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
export const DEFAULT_LEVEL: Level = 'easy';
const LOOPS: Readonly<Record<Level, number>> = { easy: 1, medium: 2, hard: 3 };

export const SECONDS_PER_MOVE = [15, 30, 45] as const;
export type SecondsPerMove = (typeof SECONDS_PER_MOVE)[number];
export const DEFAULT_SECONDS: SecondsPerMove = 30;

/** Between a move and the start of the next one's timer. */
export const NEXT_MOVE_DELAY_MS = 100;

/** Where in a session: which loop, counted from 1, and which of its moves, counted from 0. */
export interface Place {
  readonly loop: number;
  readonly moveIndex: number;
}
export const FIRST_PLACE: Place = { loop: 1, moveIndex: 0 };

export const movesOf = (level: Level): number => loopsOf(level) * MOVES_PER_LOOP;
export const loopsOf = (level: Level): number => LOOPS[level];

/** The move after this one, in this loop or the next; `null` after the last one. */
export function placeAfter({ loop, moveIndex }: Place, loops: number): Place | null {
  if (moveIndex + 1 < MOVES_PER_LOOP) return { loop, moveIndex: moveIndex + 1 };
  return loop < loops ? { loop: loop + 1, moveIndex: 0 } : null;
}

/** How much of a session lies behind: the move that is going on is not counted. */
export const progressPercent = (place: Place, loops: number): number =>
  (movesBefore(place) / (loops * MOVES_PER_LOOP)) * 100;

/** How many moves of a session come before this one. */
export const movesBefore = ({ loop, moveIndex }: Place): number => moveIndex + (loop - 1) * MOVES_PER_LOOP;

/** Time spent on each move of a session, in their order. */
interface Moved {
  readonly movedMs: readonly number[];
}

/** Skip is Next, by the specification, so the time tells which moves were done, and never the button that ended them. */
const isDone = (ms: number): boolean => ms >= LEAST_SECONDS_OF_A_MOVE * SECOND_MS;

export const movesDone = ({ movedMs }: Moved): number => movedMs.filter(isDone).length;

/** For each of the coach's five moves whether it was done, in any loop. */
export const fiveDone = ({ movedMs }: Moved): readonly boolean[] =>
  Array.from({ length: MOVES_PER_LOOP }, (_, move) =>
    movedMs.some((ms, index) => index % MOVES_PER_LOOP === move && isDone(ms)),
  );

/** Whether enough was done to be recorded, by the rule that the server has too. */
export const isSessionDone = (context: Moved & { readonly level: Level }): boolean =>
  movesDone(context) >= movesThatCount(loopsOf(context.level));

export const secondsMoved = ({ movedMs }: Moved): number =>
  Math.round(movedMs.reduce((sum, ms) => sum + ms, 0) / SECOND_MS);
