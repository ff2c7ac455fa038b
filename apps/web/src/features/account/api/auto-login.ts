import type { QueryClient } from '@tanstack/react-query';
import { autoLogin, type User } from '@wonderlings/account/contract';
import { call } from '../../../lib/api/call.ts';
import { userQuery } from './user.query.ts';

const LOCK = 'wonderlings.auto-login';

/**
 * Trades the remembered device's token for a session. The token rotates, so two tabs that wake together must not send
 * the same one twice: the second waits, and then finds the session that the first has opened.
 */
export async function autoLoginOnce(queryClient: QueryClient): Promise<User> {
  if (!('locks' in navigator)) return call(autoLogin);
  const first = await navigator.locks.request(
    LOCK,
    { ifAvailable: true },
    async (lock) => lock && (await call(autoLogin)),
  );
  if (first) return first;
  return navigator.locks.request(LOCK, () =>
    queryClient.fetchQuery({ ...userQuery, staleTime: 0, retry: false }).catch(() => call(autoLogin)),
  );
}
