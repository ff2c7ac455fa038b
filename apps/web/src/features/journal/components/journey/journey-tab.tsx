import type { MoodEntry } from '@wonderlings/journal/contract';
import { Wonderling } from '../../../../companions/wonderling.tsx';
import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { plusIcon } from '../../../../ui/icons.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { longDateOf } from '../../entry-dates.ts';
import { JOURNAL_COPY, OWN_COPY } from '../../journal.copy.ts';
import { useGradually } from '../../use-gradually.ts';
import { EntryCard } from '../entry/entry-card.tsx';
import lists from '../entry/entry-list.module.css';
import styles from './journey-tab.module.css';

interface JourneyTabProps {
  /** Newest first. */
  readonly entries: readonly MoodEntry[];
  readonly onAdd: () => void;
}

export function JourneyTab({ entries, onAdd }: JourneyTabProps) {
  const shown = useGradually(entries);
  if (entries.length === 0) {
    return (
      <div className={styles.journey}>
        <EmptyState
          figure={<Wonderling who="blot" mood="happy" size={150} className={styles.figure} />}
          title={JOURNAL_COPY.journeyEmpty}
          action={
            <Button variant="main" icon={plusIcon} onClick={onAdd}>
              {JOURNAL_COPY.journeyEmptyAction}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <section className={styles.told}>
      <div className={styles.reader}>
        <Wonderling who="blot" mood="happy" size={210} />
        <p className={styles.kept}>{keptWords(entries.length)}</p>
      </div>
      <VisuallyHidden>
        <h2>{JOURNAL_COPY.tabs.journey}</h2>
      </VisuallyHidden>
      <ul className={`${lists.list} ${styles.trail}`}>
        {shown.map((entry) => (
          <li key={entry.id} className={`${lists.item} ${styles.stop}`}>
            <EntryCard entry={entry} when={longDateOf(entry.localDate)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const keptWords = (entries: number): string => (entries === 1 ? OWN_COPY.oneKept : fill(OWN_COPY.kept, { n: entries }));
