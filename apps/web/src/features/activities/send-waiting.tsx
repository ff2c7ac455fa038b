import { useEffect, useEffectEvent } from 'react';
import { useSession } from '../../lib/session/session.ts';
import { outboxOf } from './outboxes.ts';

/** A server's bad moment passes; so does a lost network that the browser does not notice. */
const TRY_EVERY_MS = 120_000;

/**
 * Sends what waits on this device: when the app starts or somebody signs in, when the network is back, when the page is
 * looked at again, and every two minutes.
 */
export function SendWaiting() {
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user?.id : undefined;
  const send = useEffectEvent(() => {
    if (userId !== undefined && document.visibilityState === 'visible') void outboxOf(userId, session).flush();
  });
  useEffect(() => {
    if (userId === undefined) return;
    const now = () => send();
    now();
    const timer = setInterval(now, TRY_EVERY_MS);
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [userId]);
  return null;
}
