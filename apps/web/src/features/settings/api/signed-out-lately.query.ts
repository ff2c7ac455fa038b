import { queryOptions } from '@tanstack/react-query';
import { listHistory } from '@wonderlings/history/contract';
import { call } from '../../../lib/api/call.ts';
import { HISTORY_KEY } from '../../../lib/grown-up/grown-up.query.ts';
import { addDays } from '../../../lib/local-day/local-day.ts';

const DAYS = 30;
/** As many as are looked through. */
const MOST = 5;
/** All sentences of the event have it, so that few other lines come along. */
const WORD = 'device';

/** When other places were signed out lately, newest first. The vault forgets a place that has ended; the history says that it did. */
export const signedOutLatelyQuery = (today: string) =>
  queryOptions({
    queryKey: [...HISTORY_KEY, 'signed-out-lately', today],
    queryFn: async ({ signal }) => {
      const query = { kind: 'account', q: WORD, from: addDays(today, -DAYS), limit: '50' } as const;
      const lines = await call(listHistory, { query, signal });
      return lines.filter(({ type }) => type === 'SignedOutElsewhere').slice(0, MOST);
    },
    staleTime: 0,
  });
