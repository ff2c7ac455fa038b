import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useFollowedRun, useKeptRun } from '../../device/kept-run/use-kept-run.ts';
import { useRecordActivity } from '../activities/index.ts';
import { type MoveQuestContext, moveQuestMachine } from './machines/movequest.machine.ts';
import { MOVEQUEST_RUN, pausedIn, runOf } from './movequest-run.ts';
import { isSessionDone, movesDone, secondsMoved } from './moves-done.ts';
import { loopsOf } from './session-plan.ts';

/** The session's machine over this page: what was done is recorded, once each time, and what was skipped through is not. */
export function useMoveQuest() {
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
  const [snapshot, send, actor] = useMachine(machine, runs.kept ? pausedIn(runs.kept) : {});
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
