import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useRecordActivity } from '../../lib/activities/use-record-activity.ts';
import { SECOND_MS } from '../../lib/countdown/countdown.ts';
import { type MoveQuestContext, moveQuestMachine } from './machines/movequest.machine.ts';
import { loopsOf, MOVES_PER_LOOP } from './session-plan.ts';

/** The session's machine over this page: what it finishes is recorded, once each time. */
export function useMoveQuest() {
  const record = useRecordActivity();
  const [machine] = useState(() =>
    moveQuestMachine.provide({ actions: { recordSession: ({ context }) => record(recordOf(context)) } }),
  );
  const [snapshot, send] = useMachine(machine);
  return { snapshot, send };
}

export type MoveQuest = ReturnType<typeof useMoveQuest>;

function recordOf({ coach, level, secondsPerMove, movedMs }: MoveQuestContext) {
  if (coach === null) throw new Error('A session has a coach');
  const loops = loopsOf(level);
  return {
    kind: `movequest/${coach}` as const,
    durationSeconds: Math.round(movedMs / SECOND_MS),
    data: { level, loops, moves: loops * MOVES_PER_LOOP, secondsPerMove },
  };
}
