import { type ActivityKind, activityTypeOf } from '@wonderlings/activities/catalogue';
import { LONGEST_SECONDS, type SavedSession, SaveSessionInput, saveSession } from '@wonderlings/activities/contract';
import { useCallback } from 'react';
import type { CommandKind } from '../../device/outbox/command.ts';
import { useOutbox } from '../../device/outbox/use-outbox.ts';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import { useUser } from '../../lib/session/session.ts';
import { afterAct } from '../rewards/index.ts';
import { noteDone } from '../suggestion/index.ts';

export type { ActivityKind } from '@wonderlings/activities/catalogue';

interface RecordOf<Kind extends ActivityKind, Data> {
  readonly kind: Kind;
  readonly durationSeconds: number;
  readonly data?: Data;
}
type Plain = Exclude<ActivityKind, 'breath/zola' | `movequest/${string}`>;

/**
 * Everything that this app tells the server of an activity: that it was finished, how long it took, and what stands here.
 * Hours of sleep, names, notes, measurements and photos never leave the device.
 */
type ActivityRecord =
  | RecordOf<'breath/zola', { readonly level: 'beginner' | 'intermediate' | 'advanced'; readonly cycles: number }>
  | RecordOf<
      Extract<ActivityKind, `movequest/${string}`>,
      {
        readonly level: 'easy' | 'medium' | 'hard';
        readonly loops: number;
        readonly moves: number;
        readonly secondsPerMove: number;
      }
    >
  | RecordOf<Plain, never>;

/** The call that records it, with the moment at which it was finished, for a network that comes later. */
export function sessionOf({ kind, durationSeconds, data }: ActivityRecord, finishedAt: Date): SaveSessionInput {
  return SaveSessionInput.parse({
    activityType: activityTypeOf(kind),
    duration: Math.min(Math.max(Math.round(durationSeconds) || 0, 0), LONGEST_SECONDS),
    data: { ...data, kind },
    completed: true,
    timestamp: finishedAt.toISOString(),
  });
}

/** The child's finished activities in the query cache. */
const SESSIONS_KEY = ['activity-sessions'] as const;

/** A finished activity. It has none of a child's words, so that one that is refused for good is let go. */
export const recordActivityCommand: CommandKind<SavedSession, void> = {
  kind: 'activity',
  endpoint: saveSession,
  whenRefused: 'let-go',
  onSent(queryClient, saved) {
    void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
    afterAct(queryClient, saved, saved?.userId);
  },
};

/** After the last breath there is nothing to hear. */
const ENDS_IN_SILENCE = /^(breath|calm)\//;

/**
 * Records that an activity was finished, once for each call, or once for each `key` where one is given. It answers nothing and
 * never fails: without a network it is kept on the device and sent later, exactly once. The function stays the same while the
 * page does.
 */
export function useRecordActivity(): (record: ActivityRecord, key?: string) => void {
  const outbox = useOutbox();
  const { id: userId } = useUser();
  return useCallback(
    (record: ActivityRecord, key?: string) => {
      const madeAt = new Date();
      const body = sessionOf(record, madeAt);
      outbox.add(recordActivityCommand, { body, madeAt, ...(key === undefined ? {} : { id: key }) });
      noteDone(userId, record.kind, madeAt);
      if (!ENDS_IN_SILENCE.test(record.kind)) giveFeedback('done');
    },
    [outbox, userId],
  );
}
