import { MutationCache, QueryCache, QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { forgetGrownUpArea } from '../grown-up/grown-up.query.ts';
import { USER_KEY } from '../session/session.ts';
import { isAreaClosed, isUnauthorized } from './api-error.ts';
import { isUserRead, SharingQueryClient, type StaleNews } from './sharing-query-client.ts';

/**
 * Specification 000, section 9. A paused call is one that a child waits for without end, so nothing waits for "online".
 * When any call is refused with a 401, the user is read again: the session then opens anew or ends, and no button is left
 * that can only fail. When a call is refused because the grown-up area is closed, the area's pages become the dialog that opens
 * it. With `news` it and the other tabs tell each other what is stale.
 */
export function createQueryClient(news: StaleNews | null = null): QueryClient {
  const readUserAgain = (error: Error): void => {
    if (!isUnauthorized(error)) return;
    // One read for all that was refused at once.
    void client.invalidateQueries({ queryKey: USER_KEY, exact: true }, { cancelRefetch: false });
  };
  const closeArea = (error: Error): void => {
    if (isAreaClosed(error)) forgetGrownUpArea(client);
  };
  const config: QueryClientConfig = {
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => {
        if (!isUserRead(queryKey)) readUserAgain(error);
        closeArea(error);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error) => {
        readUserAgain(error);
        closeArea(error);
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
