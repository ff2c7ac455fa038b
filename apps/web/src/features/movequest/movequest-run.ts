import type { SnapshotFrom } from 'xstate';
import { z } from 'zod';
import type { RunKind } from '../../device/kept-run/kept-run.ts';
import { SECOND_MS } from '../../lib/countdown/countdown.ts';
import { moveQuestMachine } from './machines/movequest.machine.ts';
import { COACHES } from './movequest.catalogue.ts';
import { LEVELS, loopsOf, MOVES_PER_LOOP, movesOf, SECONDS_PER_MOVE } from './session-plan.ts';

const Run = z
  .object({
    coach: z.enum(COACHES.map(({ id }) => id)),
    level: z.enum(LEVELS),
    secondsPerMove: z.literal(SECONDS_PER_MOVE),
    loop: z.int().min(1),
    moveIndex: z.int().min(0).lt(MOVES_PER_LOOP),
    leftMs: z.number().positive(),
    /** To the last second that was shown: never more than it was. */
    movedMs: z.array(z.number().min(0)).readonly(),
  })
  .refine(
    ({ level, loop, leftMs, secondsPerMove, movedMs }) =>
      loop <= loopsOf(level) && leftMs <= secondsPerMove * SECOND_MS && movedMs.length === movesOf(level),
  );
type Run = z.output<typeof Run>;

/** A session that is going on; one that is done was recorded, and is not gone on with. */
export const MOVEQUEST_RUN: RunKind<Run> = { name: 'movequest', schema: Run };

export function runOf(snapshot: SnapshotFrom<typeof moveQuestMachine>): Run | null {
  const { coach, level, secondsPerMove, loop, moveIndex, leftMs, movedMs } = snapshot.context;
  if (coach === null || !snapshot.matches('session')) return null;
  return { coach, level, secondsPerMove, loop, moveIndex, leftMs, movedMs };
}

/** Where a run stood, for the machine to begin at: paused, so that the child says when. */
export function pausedIn(run: Run) {
  return {
    snapshot: moveQuestMachine.resolveState({ value: { session: 'paused' }, context: { ...run, justDone: null } }),
  };
}
