import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { User } from '@wonderlings/account/contract';
import { userQuery } from './api/user.query.ts';

interface Watcher {
  readonly onRead: (user: User) => void;
  readonly onRejected: (error: Error) => void;
}

/** Keeps the user read alive, so that its interval runs and whoever invalidates it reaches the session. */
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
