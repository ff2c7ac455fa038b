import { infiniteQueryOptions } from '@tanstack/react-query';
import { listAffirmations } from '@wonderlings/affirmations/contract';
import { callPage, pagesOf } from '../../lib/api/call.ts';

/** The words that the signed-in child kept, the latest day first, page by page: more than a year in the first one. */
export const affirmationsQuery = infiniteQueryOptions({
  queryKey: ['affirmations'],
  queryFn: ({ pageParam, signal }) => callPage(listAffirmations, { query: { cursor: pageParam ?? undefined }, signal }),
  // The cast: the first page has no cursor, the others have.
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
  meta: { offline: pagesOf(listAffirmations.answer) },
});
