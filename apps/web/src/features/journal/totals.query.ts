import { queryOptions } from '@tanstack/react-query';
import { getJournalTotals } from '@wonderlings/journal/contract';
import { call } from '../../lib/api/call.ts';

/** Everything that is read of the child's entries is below this key. */
export const MOODS_KEY = ['moods'] as const;

/** How many entries the child has, from when on, and which feelings: what no page of them can say. */
export const journalTotalsQuery = queryOptions({
  queryKey: [...MOODS_KEY, 'totals'],
  queryFn: ({ signal }) => call(getJournalTotals, { signal }),
  meta: { offline: getJournalTotals.answer },
});
