import { whenForgotten } from '../../device/store/forgetting.ts';
import type { Session } from '../../lib/session/session.ts';
import { afterAct } from '../rewards/index.ts';
import { type ActivityOutbox, createActivityOutbox } from './activity-outbox.ts';

type Needed = Pick<Session, 'queryClient' | 'refresh'>;

const outboxes = new Map<string, { readonly outbox: ActivityOutbox; session: Needed }>();
/** The child's finished activities in the query cache. */
const SESSIONS_KEY = ['activity-sessions'] as const;

/** The one outbox of that user on this page. */
export function outboxOf(userId: string, session: Needed): ActivityOutbox {
  const known = outboxes.get(userId);
  if (known) {
    known.session = session;
    return known.outbox;
  }
  const entry = {
    session,
    outbox: createActivityOutbox(userId, {
      onSent: (saved) => {
        const { queryClient } = entry.session;
        // Signed out by now: what was earned stays new on the server.
        if (!queryClient) return;
        void queryClient.invalidateQueries({ queryKey: SESSIONS_KEY });
        afterAct(queryClient, saved, userId);
      },
      // A remembered device can sign in again by itself; the next time it goes through.
      onSignedOut: () => entry.session.refresh(),
    }),
  };
  outboxes.set(userId, entry);
  return entry.outbox;
}

whenForgotten((userId) => outboxes.get(userId)?.outbox.forget());

/** For tests: the page is loaded anew. */
export function dropOutboxes(): void {
  outboxes.clear();
}
