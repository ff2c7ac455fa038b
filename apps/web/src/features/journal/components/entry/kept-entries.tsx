import type { MoodEntry } from '@wonderlings/journal/contract';
import { longDateOf } from '../../entry-dates.ts';
import { KEPT_COPY } from '../../journal.copy.ts';
import { EntryCard } from './entry-card.tsx';
import lists from './entry-list.module.css';
import styles from './kept-entries.module.css';

/** What waits on this device, newest first. */
export function KeptEntries({ entries }: { readonly entries: readonly MoodEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={`${lists.list} ${styles.kept}`} aria-label={KEPT_COPY.entry}>
      {entries.map((entry) => (
        <li key={entry.id} className={lists.item}>
          <EntryCard entry={entry} when={longDateOf(entry.localDate)} isKept />
        </li>
      ))}
    </ul>
  );
}
