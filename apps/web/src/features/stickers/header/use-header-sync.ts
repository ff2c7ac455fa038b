import { useEffect, useEffectEvent } from 'react';
import { isUnauthorized } from '../../../lib/api/api-error.ts';
import { logFailure } from '../../../lib/log.ts';
import { useSession } from '../../../lib/session/session.ts';
import { readDecorating, useDecorating } from './decorating.ts';
import { isBoxFilled } from './drawn-box.ts';
import { onEdit } from './header-store.ts';

/** A run of arrow keys is one gesture. */
const SETTLED_MS = 500;

let turn: Promise<void> = Promise.resolve();

/**
 * Keeps a signed-in child's header on the server too, so that it follows to another device: when the app starts or a user
 * signs in, after each gesture, when decorating begins, and when the page or the network is back. Quiet: without a network
 * the device is enough, and a visitor's header stays on it.
 */
export function useHeaderSync(): void {
  const { status, user, refresh } = useSession();
  const { decorating } = useDecorating();
  const owner = status === 'signed-in' ? user?.id : undefined;

  const sync = useEffectEvent(() => {
    if (owner === undefined || document.visibilityState !== 'visible') return;
    turn = turn
      .then(() => syncOnce(owner))
      .catch((reason: unknown) => {
        logFailure('The header is on this device only, for now', reason);
        // A remembered device can sign in again by itself; the next time it goes through.
        if (isUnauthorized(reason)) refresh();
      });
  });

  useEffect(() => {
    if (owner === undefined) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const now = () => sync();
    const stop = onEdit((edited) => {
      if (edited !== owner) return;
      clearTimeout(timer);
      timer = setTimeout(now, SETTLED_MS);
    });
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      stop();
      clearTimeout(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [owner]);

  // At the start, and when decorating begins or ends.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `decorating` is the reason, not an input
  useEffect(() => {
    if (owner !== undefined) sync();
  }, [owner, decorating]);
}

async function syncOnce(owner: string): Promise<void> {
  const { fillBox, syncHeader } = await import('./sync-header.ts');
  await syncHeader(owner);
  if (isBoxFilled(owner) && !readDecorating().decorating) return;
  await fillBox(owner);
}
