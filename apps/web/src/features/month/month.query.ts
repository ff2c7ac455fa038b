import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { listGrownUpHistory, readShownNote } from '@wonderlings/history/contract';
import { getMonth } from '@wonderlings/history/month-contract';
import { call, callPage } from '../../lib/api/call.ts';
import { daysOfMonth } from '../../lib/local-day/local-day.ts';
import { GROWN_UP_AREA_KEY } from '../grown-up/index.ts';
import { DAYS_TABS, type DaysTab } from './days-tabs.ts';

/** Nothing of the area is kept once no page shows it: it closes, and then nothing of it may come back on screen. */
const OF_THE_AREA = { staleTime: 0, gcTime: 0 } as const;

/** @param month `2026-11` */
export const monthQuery = (month: string) =>
  queryOptions({
    queryKey: [...GROWN_UP_AREA_KEY, 'month', month],
    queryFn: ({ signal }) => call(getMonth, { params: { month }, signal }),
    ...OF_THE_AREA,
  });

/** A week or so of lines. */
const LINES_A_PAGE = '60';

interface DaysAsked {
  readonly month: string;
  readonly tab: DaysTab;
  /** Not later than this day. */
  readonly upTo?: string | undefined;
}

/** The days of a month, newest first, line by line. */
export const daysQuery = ({ month, tab, upTo }: DaysAsked) => {
  const { from, to } = daysOfMonth(month);
  const kinds = DAYS_TABS[tab];
  const query = { from, to: upTo ?? to, limit: LINES_A_PAGE, ...(kinds ? { kind: [...kinds] } : {}) };
  return infiniteQueryOptions({
    queryKey: [...GROWN_UP_AREA_KEY, 'days', query],
    queryFn: ({ pageParam, signal }) =>
      callPage(listGrownUpHistory, { query: { ...query, cursor: pageParam ?? undefined }, signal }),
    // The cast: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    ...OF_THE_AREA,
  });
};

/** The words of one note that the child shows. */
export const shownNoteQuery = (moodId: string) =>
  queryOptions({
    queryKey: [...GROWN_UP_AREA_KEY, 'note', moodId],
    queryFn: ({ signal }) => call(readShownNote, { params: { moodId }, signal }),
    ...OF_THE_AREA,
  });
