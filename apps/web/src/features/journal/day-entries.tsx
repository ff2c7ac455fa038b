import { Link } from '@tanstack/react-router';
import type { MoodEntry } from '@wonderlings/journal/contract';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './day-entries.module.css';
import lists from './entry-card.module.css';
import { EntryCard, KeptEntries } from './entry-card.tsx';
import { longDateOf, timeOf } from './entry-words.ts';
import { JOURNAL_COPY } from './journal.copy.ts';

interface DayEntriesProps {
  readonly day: string;
  /** Undefined while they are read. */
  readonly entries: readonly MoodEntry[] | undefined;
  /** How many are read. */
  readonly coming: number;
  /** What waits on this device. */
  readonly kept: readonly MoodEntry[];
  /** What did not come, and how to ask for it again. */
  readonly failure: { readonly trying: boolean; readonly onRetry: () => void } | null;
}

export function DayEntries({ day, entries, coming, kept, failure }: DayEntriesProps) {
  return (
    <section className={styles.day} aria-labelledby="chosen-day">
      <h2 id="chosen-day" aria-live="polite">
        {longDateOf(day)}
      </h2>
      <KeptEntries entries={kept} />
      {failure ? (
        <LoadFailed {...failure} />
      ) : !entries ? (
        <Coming count={coming} />
      ) : entries.length + kept.length === 0 ? (
        <NoEntries />
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

const MOST_SHAPES = 5;

/** The shapes of the cards that come. */
function Coming({ count }: { readonly count: number }) {
  const shapes = Math.min(MOST_SHAPES, Math.max(1, count));
  return (
    <div className={styles.coming} role="status">
      <VisuallyHidden>{JOURNAL_COPY.loading}</VisuallyHidden>
      {Array.from({ length: shapes }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each is like the others.
        <Skeleton key={index} height="104px" />
      ))}
    </div>
  );
}

function NoEntries() {
  return (
    <div className={styles.none}>
      <Wonderling who="blot" mood="listening" size={190} className={styles.blot} />
      <p>
        {JOURNAL_COPY.calendarEmpty}{' '}
        <Link to="." search={{ tab: 'add' }} className={styles.add}>
          {JOURNAL_COPY.calendarEmptyAction}
        </Link>
      </p>
    </div>
  );
}
