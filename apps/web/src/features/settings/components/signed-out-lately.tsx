import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../lib/copy/fill.ts';
import { dayName } from '../../../lib/local-day/day-words.ts';
import { signedOutLatelyQuery } from '../api/signed-out-lately.query.ts';
import { SIGN_INS_COPY } from '../sign-ins.copy.ts';
import styles from './sign-ins-section.module.css';

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
