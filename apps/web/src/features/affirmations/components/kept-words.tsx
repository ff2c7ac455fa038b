import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { AFFIRMATIONS_COPY, WAITING_COPY } from '../affirmations.copy.ts';
import { dayLabel } from '../day-label.ts';
import type { KeptWords as Words } from '../use-kept-words.ts';
import styles from './kept-words.module.css';

const SHOWN_AT_FIRST = 6;

interface KeptWordsProps {
  readonly list: readonly Words[];
  readonly today: string;
  readonly onMore: (() => void) | null;
}

/** A quiet collection of the words of other days. Nothing, before there are some. */
export function KeptWords({ list, today, onMore }: KeptWordsProps) {
  const [all, setAll] = useState(false);
  if (list.length === 0) return null;
  return (
    <section aria-labelledby="kept-words" className={styles.kept}>
      <h2 id="kept-words">{AFFIRMATIONS_COPY.earlier}</h2>
      <ul className={styles.list}>
        {list.slice(0, all ? undefined : SHOWN_AT_FIRST).map(({ id, date, affirmation, waits }) => (
          <li key={id} className={styles.one}>
            <time dateTime={date} className={styles.day}>
              {dayLabel(date, today)}
            </time>
            <p className={styles.words}>{affirmation}</p>
            {waits && <p className={styles.day}>{WAITING_COPY.one}</p>}
          </li>
        ))}
      </ul>
      {(all ? onMore !== null : list.length > SHOWN_AT_FIRST) && (
        <Button variant="text" onClick={() => (all ? onMore?.() : setAll(true))}>
          {AFFIRMATIONS_COPY.showOlder}
        </Button>
      )}
    </section>
  );
}
