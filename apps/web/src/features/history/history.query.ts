import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { countHistory, getHistoryOverview, listHistory } from '@wonderlings/history/contract';
import { listMoods } from '@wonderlings/journal/contract';
import { call, callPage, callPages } from '../../lib/api/call.ts';
import { LOG_KEY } from '../../lib/api/query-client.ts';
import { MOODS_KEY } from '../journal/index.ts';
import { filterOf, type HistorySearch } from './history-search.ts';

/** A week or two of most children. */
const LINES_A_PAGE = '120';

/** The lines of a look, newest first, page by page. Read anew at each visit: every act adds some. */
export const historyQuery = (search: HistorySearch, today: string) => {
  const filter = filterOf(search, today);
  return infiniteQueryOptions({
    queryKey: [...LOG_KEY, 'lines', filter],
    queryFn: ({ pageParam, signal }) =>
      callPage(listHistory, { query: { ...filter, limit: LINES_A_PAGE, cursor: pageParam ?? undefined }, signal }),
    // The cast: the first page has no cursor, the others have.
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
};

export const historyOverviewQuery = queryOptions({
  queryKey: [...LOG_KEY, 'overview'],
  queryFn: ({ signal }) => call(getHistoryOverview, { signal }),
  staleTime: 0,
});

/** How many lines a look would have, for the button that opens it. */
export const historyCountQuery = (search: HistorySearch, today: string) => {
  const filter = filterOf(search, today);
  return queryOptions({
    queryKey: [...LOG_KEY, 'count', filter],
    queryFn: ({ signal }) => call(countHistory, { query: filter, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
};

/** What the child wrote or drew there; null where it is erased. */
export const noteQuery = (moodId: string, localDate: string) =>
  queryOptions({
    queryKey: [...MOODS_KEY, 'note', moodId],
    queryFn: async ({ signal }) => {
      const moods = await callPages(listMoods, { query: { from: localDate, to: localDate }, signal });
      const mood = moods.find(({ id }) => id === moodId);
      return mood && (mood.note ?? mood.drawing ?? null) !== null ? mood : null;
    },
  });
