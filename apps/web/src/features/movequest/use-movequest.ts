import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { z } from 'zod';
import { type RunKind, useFollowedRun, useKeptRun } from '../../device/kept-run.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { useRecordActivity } from '../activities/index.ts';
import { COACHES, type CoachId } from './movequest.catalogue.ts';
import { type MoveQuestContext, type MoveQuestSnapshot, moveQuestMachine, SETUP } from './movequest.machine.ts';
import {
  isSessionDone,
  LEVELS,
  loopsOf,
  MOVES_PER_LOOP,
  movesDone,
  movesOf,
  SECONDS_PER_MOVE,
  secondsMoved,
} from './session-plan.ts';

/**
 * The session's machine over this page, from where this tab left it, else with the coach that the address names: what was done is
 * recorded, once each time, and what was skipped through is not.
 */
export function useMoveQuest(chosen: CoachId | undefined) {
  const record = useRecordActivity();
  const runs = useKeptRun(MOVEQUEST_RUN);
  const [machine] = useState(() =>
    moveQuestMachine.provide({
      actions: {
        recordSession: ({ context }) => {
          if (isSessionDone(context)) record(recordOf(context), runs.key());
        },
      },
    }),
  );
  const [snapshot, send, actor] = useMachine(
    machine,
    runs.kept ? pausedIn(runs.kept) : chosen ? readyWith(chosen) : {},
  );
  useFollowedRun(runs, actor, runOf);
  return { snapshot, send };
}

export type MoveQuest = ReturnType<typeof useMoveQuest>;

function recordOf(context: MoveQuestContext) {
  const { coach, level, secondsPerMove } = context;
  if (coach === null) throw new Error('A session has a coach');
  return {
    kind: `movequest/${coach}` as const,
    durationSeconds: secondsMoved(context),
    data: { level, loops: loopsOf(level), moves: movesDone(context), secondsPerMove },
  };
}

const Run = z
  .object({
    coach: z.enum(COACHES.map(({ id }) => id)),
    level: z.enum(LEVELS),
    secondsPerMove: z.literal(SECONDS_PER_MOVE),
    loop: z.int().min(1),
    moveIndex: z.int().min(0).lt(MOVES_PER_LOOP),
    /** Of the move that was going on, to the last second that was shown: never more than it was. */
    shownMs: z.number().min(0),
    movedMs: z.array(z.number().min(0)).readonly(),
  })
  .refine(
    ({ level, loop, shownMs, secondsPerMove, movedMs }) =>
      loop <= loopsOf(level) && shownMs < secondsPerMove * SECOND_MS && movedMs.length === movesOf(level),
  );
type Run = z.output<typeof Run>;

/** A session that is going on; one that is done was recorded, and is not gone on with. */
export const MOVEQUEST_RUN: RunKind<Run> = { name: 'movequest', schema: Run };

export function runOf(snapshot: MoveQuestSnapshot): Run | null {
  const { coach, level, secondsPerMove, loop, moveIndex, shownMs, movedMs } = snapshot.context;
  if (coach === null || !snapshot.matches('session')) return null;
  return { coach, level, secondsPerMove, loop, moveIndex, shownMs, movedMs };
}

/** With a coach that was chosen elsewhere, as the machine's input. */
const readyWith = (coach: CoachId): { readonly input: MoveQuestContext } => ({ input: { ...SETUP, coach } });

/** Where a run stood, as the machine's input: paused, so that the child says when. */
export function pausedIn(run: Run): { readonly input: MoveQuestContext } {
  return { input: { ...run, clock: { keptMs: run.shownMs, runningSince: null }, justDone: null } };
}
