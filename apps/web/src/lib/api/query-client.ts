import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { USER_KEY } from '../session/session.ts';
import { isUnauthorized } from './api-error.ts';

/**
 * Specification 000, section 9. A paused call is one that a child waits for without end, so nothing waits for "online".
 * Whatever is refused with a 401, the user is read again: the session then opens anew or ends, and nobody presses a button
 * that can only fail.
 */
export function createQueryClient(): QueryClient {
  const readUserAgain = (error: Error): void => {
    if (!isUnauthorized(error)) return;
    // One read for all that was refused at once.
    void client.invalidateQueries({ queryKey: USER_KEY, exact: true }, { cancelRefetch: false });
  };
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isUserRead(queryKey)) readUserAgain(error);
      },
    }),
    mutationCache: new MutationCache({ onError: readUserAgain }),
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return client;
}

const isUserRead = (queryKey: readonly unknown[]): boolean => queryKey.length === 1 && queryKey[0] === USER_KEY[0];
