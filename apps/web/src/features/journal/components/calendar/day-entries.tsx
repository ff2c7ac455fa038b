import { Link } from '@tanstack/react-router';
import type { MoodEntry } from '@wonderlings/journal/contract';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { longDateOf, timeOf } from '../../entry-dates.ts';
import { JOURNAL_COPY } from '../../journal.copy.ts';
import { EntryCard } from '../entry/entry-card.tsx';
import lists from '../entry/entry-list.module.css';
import { KeptEntries } from '../entry/kept-entries.tsx';
import styles from './day-entries.module.css';

interface DayEntriesProps {
  readonly day: string;
  readonly entries: readonly MoodEntry[];
  /** What waits on this device. */
  readonly kept: readonly MoodEntry[];
}

export function DayEntries({ day, entries, kept }: DayEntriesProps) {
  return (
    <section className={styles.day} aria-labelledby="chosen-day">
      <h2 id="chosen-day" aria-live="polite">
        {longDateOf(day)}
      </h2>
      <KeptEntries entries={kept} />
      {entries.length + kept.length === 0 ? (
        <div className={styles.none}>
          <Wonderling who="blot" mood="listening" size={190} className={styles.blot} />
          <p>
            {JOURNAL_COPY.calendarEmpty}{' '}
            <Link to="." search={{ tab: 'add' }} className={styles.add}>
              {JOURNAL_COPY.calendarEmptyAction}
            </Link>
          </p>
        </div>
      ) : (
        <ul className={lists.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={lists.item}>
              <EntryCard entry={entry} when={timeOf(entry.timestamp)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
