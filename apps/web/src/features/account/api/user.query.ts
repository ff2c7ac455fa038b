import { queryOptions } from '@tanstack/react-query';
import { getUser } from '@wonderlings/account/contract';
import { isUnauthorized } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { USER_KEY } from '../../../lib/session/session.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Specification 000, sections 7 and 9: read every 15 minutes, fresh for 1 hour, kept 24 hours, retried once. */
export const userQuery = queryOptions({
  queryKey: USER_KEY,
  queryFn: ({ signal }) => call(getUser, { signal, timeZone: false }),
  refetchInterval: 15 * MINUTE_MS,
  staleTime: HOUR_MS,
  gcTime: 24 * HOUR_MS,
  refetchOnWindowFocus: false,
  // Without a network a page that waits to know who is here would only wait longer.
  retry: (failures, error) => failures < 1 && globalThis.navigator?.onLine !== false && !isSignedOut(error),
});

function isSignedOut(error: Error): boolean {
  return isUnauthorized(error) || error.message.includes('Not authenticated');
}
