import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { isUnauthorized } from '../../../lib/api/api-error.ts';
import { useSession, useUser } from '../../../lib/session/session.ts';
import { playgroundOf } from './playground-of.ts';

/** The child's page of stickers, as it is on all of its devices: read when it opens, and when the page or the network is back. */
export function usePlayground() {
  const { refresh: signInAgain } = useSession();
  const user = useUser();
  const store = playgroundOf(useQueryClient(), user.id);
  const playground = useSyncExternalStore(store.watch, store.current);

  useEffect(() => {
    void store.refresh();
    const look = () => void (document.visibilityState === 'visible' ? store.refresh() : store.saveNow());
    const leave = () => void store.saveNow();
    window.addEventListener('online', look);
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', look);
    return () => {
      leave();
      window.removeEventListener('online', look);
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store]);

  const { trouble } = playground;
  const mayComeBack = useEffectEvent(() => signInAgain());
  useEffect(() => {
    // A remembered device can sign in again by itself; what waits goes through then.
    if (trouble && isUnauthorized(trouble.reason)) mayComeBack();
  }, [trouble]);

  return { store, ...playground };
}
