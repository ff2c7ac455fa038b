import type { DataTag, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Changes what a read has answered, so that an act shows at once and nothing is asked for again. A read that has no answer yet,
 * or is being made and may miss the act, is made again where it is on screen.
 */
export function putShown<Data>(
  queryClient: QueryClient,
  queryKey: DataTag<QueryKey, Data, Error>,
  change: (data: Data) => Data,
): void {
  const state = queryClient.getQueryState(queryKey);
  if (!state) return;
  const isSettled = state.data !== undefined && state.fetchStatus === 'idle' && !state.isInvalidated;
  if (isSettled) queryClient.setQueryData<Data>(queryKey, (data) => data && change(data));
  else void readAnew(queryClient, queryKey);
}

async function readAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  // A first read that is on its way would be waited for, and not made again.
  await queryClient.cancelQueries({ queryKey, exact: true });
  await queryClient.invalidateQueries({ queryKey, exact: true });
}
