import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listPlacements, type StickerPlacement } from '@wonderlings/stickers/contract';
import { call } from '../../../lib/api/call.ts';
import { putShown, tellOtherTabs } from '../../../lib/api/sharing-query-client.ts';
import { PLAYGROUND_PAGE } from './place.ts';

/** The stickers on the child's playground, as the server has them, in the order in which they were placed. */
export const placementsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['sticker-placements', userId, PLAYGROUND_PAGE],
    queryFn: ({ signal }): Promise<readonly StickerPlacement[]> =>
      call(listPlacements, { query: { userId, page: PLAYGROUND_PAGE }, signal }),
    // Another device of the child may have changed it.
    refetchOnMount: 'always',
    meta: { offline: listPlacements.answer },
  });

/** Puts into what is shown what the server has done now. A list that is on its way may miss it, and is read again. */
export function putPlacements(
  queryClient: QueryClient,
  userId: string,
  change: (list: readonly StickerPlacement[]) => readonly StickerPlacement[],
): void {
  const { queryKey } = placementsQuery(userId);
  const state = queryClient.getQueryState(queryKey);
  if (state?.data === undefined) putShown(queryClient, queryKey, change);
  else {
    queryClient.setQueryData(queryKey, change(state.data));
    if (state.fetchStatus !== 'idle') void queryClient.invalidateQueries({ queryKey });
  }
  tellOtherTabs(queryClient, queryKey);
}

/** As another device has changed it, or nothing is known of what the server has done. */
export function readPlacementsAgain(queryClient: QueryClient, userId: string): void {
  void queryClient.invalidateQueries({ queryKey: placementsQuery(userId).queryKey });
}
