import { type SavedSession, saveSession } from '@wonderlings/activities/contract';
import type { CommandKind } from '../../device/outbox/command.ts';
import { afterAct } from '../rewards/index.ts';

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
