import { type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query';
import { getUser, type User } from '@wonderlings/account/contract';
import { isUnauthorized } from '../../lib/api/api-error.ts';
import { call } from '../../lib/api/call.ts';
import { USER_KEY } from '../../lib/session/session.ts';

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

interface Watcher {
  readonly onRead: (user: User) => void;
  readonly onRejected: (error: Error) => void;
}

/** Keeps the user read alive, so that its interval runs and an invalidation of it reaches the session. */
export function watchUser(queryClient: QueryClient, { onRead, onRejected }: Watcher): () => void {
  const observer = new QueryObserver(queryClient, userQuery);
  let { data: known, error: knownError } = observer.getCurrentResult();
  return observer.subscribe(({ data, error }) => {
    if (data && data !== known) onRead(data);
    if (error && error !== knownError) onRejected(error);
    known = data;
    knownError = error;
  });
}
