import { useQuery } from '@tanstack/react-query';
import { fill } from '../../../lib/copy/fill.ts';
import { fullDay } from '../../../lib/local-day/day-words.ts';
import { Card } from '../../../ui/card.tsx';
import { MOVED_COPY } from '../proof.copy.ts';
import { movedKeepsakesQuery } from './keepsake.query.ts';
import styles from './moved-keepsakes.module.css';

/** What keepsakes are worth that were made before a history came here. Nothing where there are none. */
export function MovedKeepsakes() {
  const { data: moved } = useQuery(movedKeepsakesQuery);
  if (!moved || moved.madeOn.length === 0) return null;
  return (
    <Card>
      <section className={styles.moved} aria-labelledby="old-keepsakes">
        <h2 id="old-keepsakes">{MOVED_COPY.title}</h2>
        <p>{fill(MOVED_COPY.lead, { date: fullDay(moved.movedOn) })}</p>
        <p>{fill(MOVED_COPY.madeOn, { dates: inWords(moved.madeOn.map(fullDay)) })}</p>
        <p>{MOVED_COPY.worth}</p>
      </section>
    </Card>
  );
}

const inWords = (dates: readonly string[]): string => new Intl.ListFormat('en-US').format(dates);
