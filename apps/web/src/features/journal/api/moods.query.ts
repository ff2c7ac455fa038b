import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listMoods } from '@wonderlings/journal/contract';
import { callPage, callPages } from '../../../lib/api/call.ts';
import { daysOfMonth } from '../../../lib/local-day/local-day.ts';
import { MOODS_KEY } from '../totals.query.ts';

const JOURNEY_PAGE = '50';

/** The saved feelings and journal entries of the signed-in child, newest first, page by page. */
export const journeyQuery = infiniteQueryOptions({
  queryKey: [...MOODS_KEY, 'journey'],
  queryFn: ({ pageParam, signal }) =>
    callPage(listMoods, { query: { limit: JOURNEY_PAGE, cursor: pageParam ?? undefined }, signal }),
  // The cast: the first page has no cursor, the others have.
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

/** Those of a month (`2026-05`) of the child's own days. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...MOODS_KEY, 'month', month],
    queryFn: ({ signal }) => callPages(listMoods, { query: daysOfMonth(month), signal }),
  });
