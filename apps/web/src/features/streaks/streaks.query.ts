import {
  type InfiniteData,
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query';
import { type GardenDay, listGardenDays, listStreaks } from '@wonderlings/journal/contract';
import { createContext, useCallback, useContext, useEffect, useMemo } from 'react';
import { call, callPage, callPages, type ListPage } from '../../lib/api/call.ts';
import { addDays, daysOfMonth, monthOf } from '../../lib/local-day/local-day.ts';
import { REWARD_KEYS } from '../rewards/index.ts';

/** The type of the streak that the check-ins are. */
export const JOURNAL_STREAK = 'journal';

/** Every streak of the child, its check-ins' first; none before the first day of each. */
export const streaksQuery = queryOptions({
  queryKey: REWARD_KEYS.streaks,
  queryFn: ({ signal }) => call(listStreaks, { signal }),
  meta: { offline: listStreaks.answer },
});

/** The child's check-in days; `null` before the first one. */
export const journalStreakQuery = queryOptions({
  ...streaksQuery,
  select: (streaks) => streaks.find((streak) => streak.streakType === JOURNAL_STREAK) ?? null,
});

/** What grew on the days of a month (`2026-11`); a day on which nothing did is not there. */
export const gardenMonthQuery = (month: string) =>
  queryOptions({
    queryKey: [...REWARD_KEYS.garden, 'month', month],
    queryFn: ({ signal }) => callPages(listGardenDays, { query: daysOfMonth(month), signal }),
    meta: { offline: listGardenDays.answer },
  });

/** As many as may be asked for: most children have all of theirs in one or two. */
const DAYS_A_PAGE = '200';

/** Every day on which anything grew, newest first, page by page. */
const gardenDaysQuery = infiniteQueryOptions({
  queryKey: [...REWARD_KEYS.garden, 'days'],
  queryFn: ({ pageParam, signal }) =>
    callPage(listGardenDays, { query: { limit: DAYS_A_PAGE, cursor: pageParam ?? undefined }, signal }),
  // The cast: the first page has no cursor, the others have.
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
});

const byDay = (days: readonly GardenDay[]): ReadonlyMap<string, GardenDay> =>
  new Map(days.map((day) => [day.localDate, day]));

/** A feeling that was saved on this device and is not with the server yet. */
interface WaitingFeeling {
  readonly localDate: string;
  /** The base feeling's name, as in a day of the garden. */
  readonly feeling: string;
}

/** What waits, in the order it was felt: it has grown for the child already. The page gives it; the garden knows no journal. */
export const WaitingFeelings = createContext<readonly WaitingFeeling[]>([]);

function withWaiting(days: ReadonlyMap<string, GardenDay>, waiting: readonly WaitingFeeling[]) {
  const grown = new Map(days);
  for (const { localDate, feeling } of waiting) {
    const day = grown.get(localDate) ?? { localDate, feelings: [], isRestDay: false, deeds: [] };
    grown.set(localDate, { ...day, feelings: [...day.feelings, feeling], isRestDay: false });
  }
  return grown;
}

/** The days of a month by their date, with what waits on this device. */
export function useGardenMonth(month: string) {
  const all = useContext(WaitingFeelings);
  const select = useCallback(
    (days: readonly GardenDay[]) => {
      const waiting = all.filter(({ localDate }) => monthOf(localDate) === month);
      return withWaiting(byDay(days), waiting);
    },
    [all, month],
  );
  return useQuery({ ...gardenMonthQuery(month), select });
}

/** Three weeks, today in front. */
const SHOWN_DAYS = 21;

/** The days that the garden shows, the earliest first, and what grew on them; undefined until the newest have come. */
export function useNewestDays(today: string) {
  const dates = useMemo(
    () => Array.from({ length: SHOWN_DAYS }, (_, i) => addDays(today, i + 1 - SHOWN_DAYS)),
    [today],
  );
  const { data: newer } = useGardenMonth(monthOf(today));
  const { data: older } = useGardenMonth(monthOf(dates[0] ?? today));
  return { dates, grown: newer && ((localDate: string) => newer.get(localDate) ?? older?.get(localDate)) };
}

/** Every day of the garden, earliest first, when all its pages have come. */
export function useAllDays() {
  const { data, hasNextPage, isFetching, isError, fetchNextPage, refetch } = useInfiniteQuery({
    ...gardenDaysQuery,
    select: earliestFirst,
  });
  const goesOn = hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (goesOn) void fetchNextPage();
  }, [goesOn, fetchNextPage]);
  return {
    days: hasNextPage ? undefined : data,
    failed: isError,
    isFetching,
    again: () => void (hasNextPage ? fetchNextPage() : refetch()),
  };
}

const earliestFirst = ({ pages }: InfiniteData<ListPage<GardenDay>>): readonly GardenDay[] =>
  pages.flatMap(({ items }) => items).sort((one, other) => one.localDate.localeCompare(other.localDate));
