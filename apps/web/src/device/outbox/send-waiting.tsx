import { useEffect } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { outboxOf, setOutboxSession } from './outboxes.ts';

/** Sends what waits when the app starts or a child signs in. What wakes it later is in `outboxes.ts`. */
export function SendWaiting() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user?.id : undefined;
  useEffect(() => setOutboxSession(session), [session]);
  useEffect(() => {
    if (userId !== undefined) void outboxOf(userId).flush();
  }, [userId]);
  return null;
}
