import type { MoodEntry } from '@wonderlings/journal/contract';
import { WaitingNote } from '../../device/outbox/save-notes.tsx';
import lists from './entry-card.module.css';
import { EntryCard } from './entry-card.tsx';
import { longDateOf } from './entry-words.ts';
import { KEPT_COPY } from './journal.copy.ts';
import type { KeptMood } from './save-flow.ts';
import { useKeptMoods } from './save-mood.command.ts';

/** What waits on this device, newest first. */
export function KeptEntries({ entries }: { readonly entries: readonly MoodEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={`${lists.list} ${lists.entriesKept}`} aria-label={KEPT_COPY.entry}>
      {entries.map((entry) => (
        <li key={entry.id} className={lists.item}>
          <EntryCard entry={entry} when={longDateOf(entry.localDate)} isKept />
        </li>
      ))}
    </ul>
  );
}

/** Says that what was saved waits on this device, and later that it has arrived. It takes the place of the save button. */
export function KeptNote({ kept: { id, because } }: { readonly kept: KeptMood }) {
  const waits = useKeptMoods().some((entry) => entry.id === id);
  return <WaitingNote because={waits ? because : null} copy={KEPT_COPY} takesFocus />;
}
