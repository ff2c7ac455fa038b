import { MutationCache, QueryCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { USER_KEY } from '../session/session.ts';
import { isUnauthorized } from './api-error.ts';
import { isUserRead, SharingQueryClient, type StaleNews } from './sharing-query-client.ts';

/** First in the key of what is read of the log: almost every act adds a line to it. */
export const LOG_KEY = ['history'] as const;

type OnRefused = (error: Error, queryClient: QueryClient) => void;
const listeners = new Set<OnRefused>();

/** For a feature that has a refusal of its own: it is told of every call that fails, whichever page has asked. */
export function whenRefused(listener: OnRefused): void {
  listeners.add(listener);
}

/**
 * Specification 000, section 9. A paused call is one that a child waits for without end, so nothing waits for "online".
 * When any call is refused with a 401, the user is read again: the session then opens anew or ends, and no button is left
 * that can only fail. With `news` it and the other tabs tell each other what is stale.
 */
export function createQueryClient(news: StaleNews | null = null): QueryClient {
  const readUserAgain = (error: Error): void => {
    if (!isUnauthorized(error)) return;
    // One read for all that was refused at once.
    void client.invalidateQueries({ queryKey: USER_KEY, exact: true }, { cancelRefetch: false });
  };
  const tell = (error: Error): void => {
    for (const listener of listeners) listener(error, client);
  };
  const config: QueryClientConfig = {
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isUserRead(queryKey)) readUserAgain(error);
        tell(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        readUserAgain(error);
        tell(error);
      },
    }),
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
  };
  const client = news ? new SharingQueryClient(news, config) : new QueryClient(config);
  return client;
}
