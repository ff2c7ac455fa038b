import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import {
  type GardenDay,
  getJournalTotals,
  listGardenDays,
  listMoods,
  type MoodEntry,
} from '@wonderlings/journal/contract';
import { PAGE_LIMITS } from '@wonderlings/kernel/page-contract';
import { call, callPage, callPages, type ListPage, pagesOf } from '../../lib/api/call.ts';
import { daysOfMonth } from '../../lib/local-day/local-day.ts';

/** Everything that is read of the child's entries is below this key. */
export const MOODS_KEY = ['moods'] as const;

/** How many entries the child has, from when on, and which feelings: what no page of them can say. */
export const journalTotalsQuery = queryOptions({
  queryKey: [...MOODS_KEY, 'totals'],
  queryFn: ({ signal }) => call(getJournalTotals, { signal }),
  meta: { offline: getJournalTotals.answer },
});

/** What fills a screen, and what comes with each step down from there. */
const FIRST_PAGE = 10;
const NEXT_PAGE = 25;

interface JourneyPage {
  readonly cursor: string | null;
  readonly limit: number;
}

/**
 * The saved feelings and journal entries of the signed-in child, newest first, page by page.
 * @param wanted how many the child had come to: as many come again, in the fewest pages that the API has
 */
export const journeyQuery = (wanted = 0) => {
  const limitAfter = (count: number, least: number) => Math.min(PAGE_LIMITS.most, Math.max(least, wanted - count));
  return infiniteQueryOptions({
    queryKey: [...MOODS_KEY, 'journey'],
    queryFn: ({ pageParam: { cursor, limit }, signal }) =>
      callPage(listMoods, { query: { limit: `${limit}`, cursor: cursor ?? undefined }, signal }),
    // The cast: the first page has no cursor, the others have.
    initialPageParam: { cursor: null, limit: limitAfter(0, FIRST_PAGE) } as JourneyPage,
    getNextPageParam: ({ next }, pages) =>
      next === null ? null : { cursor: next, limit: limitAfter(countOf(pages), NEXT_PAGE) },
    meta: { offline: pagesOf(listMoods.answer) },
  });
};

const countOf = (pages: readonly ListPage<MoodEntry>[]): number =>
  pages.reduce((count, { items }) => count + items.length, 0);

/** What was felt on the days of a month (`2026-05`), without a word of the child's. */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...MOODS_KEY, 'month', month],
    queryFn: ({ signal }) => callPages(listGardenDays, { query: daysOfMonth(month), signal }),
    meta: { offline: listGardenDays.answer },
  });

/** The base names of what was felt on each day, in that order, "Journal Entry" for a page. Days without entries are not there. */
export const feelingsByDay = (days: readonly GardenDay[]): ReadonlyMap<string, readonly string[]> =>
  new Map(days.flatMap(({ localDate, feelings }) => (feelings.length > 0 ? [[localDate, feelings] as const] : [])));

/** The entries of one of the child's own days with their words, newest first. */
export const dayQuery = (localDate: string) =>
  queryOptions({
    queryKey: [...MOODS_KEY, 'day', localDate],
    queryFn: ({ signal }) => callPages(listMoods, { query: { from: localDate, to: localDate }, signal }),
    meta: { offline: listMoods.answer },
  });
