import { queryOptions, useQuery } from '@tanstack/react-query';
import { listHistory } from '@wonderlings/history/contract';
import { call } from '../../lib/api/call.ts';
import { LOG_KEY } from '../../lib/api/query-client.ts';
import { fill } from '../../lib/copy/fill.ts';
import { dayName } from '../../lib/local-day/day-words.ts';
import { addDays } from '../../lib/local-day/local-day.ts';
import styles from './sections.module.css';
import { SIGN_INS_COPY } from './sign-ins.copy.ts';

const { lately } = SIGN_INS_COPY;

/** That a place is gone from the list, and by whom: so that a child can tell whether that was itself. Nothing where there was none. */
export function SignedOutLately({ today }: { readonly today: string }) {
  const { data: ended = [] } = useQuery(signedOutLatelyQuery(today));
  if (ended.length === 0) return null;
  return (
    <section aria-labelledby="signed-out-lately" className={styles.lately}>
      <h3 id="signed-out-lately">{lately.title}</h3>
      <ul>
        {ended.map(({ id, localDate, subject }) => (
          <li key={id}>{fill(wordsOf(subject), { date: dayName(localDate, today) })}</li>
        ))}
      </ul>
    </section>
  );
}

function wordsOf(why: string): string {
  if (why === 'expired') return lately.byTime;
  return why === 'all' ? lately.byYouAll : lately.byYou;
}

const DAYS = 30;
/** As many as are looked through. */
const MOST = 5;
/** All sentences of the event have it, so that few other lines come along. */
const WORD = 'device';

/** When other places were signed out lately, newest first. The vault forgets a place that has ended; the history says that it did. */
const signedOutLatelyQuery = (today: string) =>
  queryOptions({
    queryKey: [...LOG_KEY, 'signed-out-lately', today],
    queryFn: async ({ signal }) => {
      const query = { kind: 'account', q: WORD, from: addDays(today, -DAYS), limit: '50' } as const;
      const lines = await call(listHistory, { query, signal });
      return lines.filter(({ type }) => type === 'SignedOutElsewhere').slice(0, MOST);
    },
    staleTime: 0,
  });
