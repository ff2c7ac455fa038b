import type { MoodEntry } from '@wonderlings/journal/contract';
import { memo } from 'react';
import { Bubble } from '../../art/feelings/feeling-bubble.tsx';
import { WaitingNote } from '../../device/outbox/save-notes.tsx';
import { useWords } from '../../lib/words/words.ts';
import { Icon } from '../../ui/icon.tsx';
import { bookIcon } from '../../ui/icons.ts';
import { EntryDrawing } from './drawing/entry-drawing.tsx';
import styles from './entry-card.module.css';
import { baseFeelingOf, longDateOf, wordsOf } from './entry-words.ts';
import { KEPT_COPY } from './journal.copy.ts';
import { lookOf } from './mood-look.ts';
import type { KeptMood } from './save-flow.ts';
import { useKeptMoods } from './save-mood.command.ts';

interface EntryCardProps {
  readonly entry: MoodEntry;
  /** When it was, as the list around it tells it. */
  readonly when: string;
  /** It waits on this device. */
  readonly isKept?: boolean;
}

/** One saved feeling or journal entry. Its words are shown as text, whatever is in them. */
export const EntryCard = memo(function EntryCard({ entry, when, isKept = false }: EntryCardProps) {
  const look = lookOf(baseFeelingOf(entry));
  const written = wordsOf(entry);
  return (
    <article className={styles.entry}>
      <div className={styles.mark}>
        {look ? <Bubble look={look} /> : <Icon shape={bookIcon} className={styles.book} />}
      </div>
      <header className={styles.head}>
        <h3 className={styles.feeling} dir="auto">
          {entry.feeling}
        </h3>
        <p className={styles.when}>
          <time dateTime={entry.timestamp}>{when}</time>
        </p>
        {isKept && <p className={styles.kept}>{KEPT_COPY.entry}</p>}
      </header>
      {(written.words || entry.drawing) && (
        <div className={styles.words}>
          {written.kind === 'page' && written.prompt && (
            <p className={styles.prompt} dir="auto">
              {written.prompt}
            </p>
          )}
          {entry.drawing && (
            <EntryDrawing drawing={entry.drawing} words={written.words} date={longDateOf(entry.localDate)} />
          )}
          {written.words && (
            // Beside a drawing a screen reader has heard it.
            <p className={styles.note} dir="auto" aria-hidden={Boolean(entry.drawing) || undefined}>
              {written.words}
            </p>
          )}
        </div>
      )}
    </article>
  );
});

/** What waits on this device, newest first. */
export function KeptEntries({ entries }: { readonly entries: readonly MoodEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={`${styles.list} ${styles.entriesKept}`} aria-label={KEPT_COPY.entry}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.item}>
          <EntryCard entry={entry} when={longDateOf(entry.localDate)} isKept />
        </li>
      ))}
    </ul>
  );
}

/** Says that what was saved waits on this device, and later that it has arrived. It takes the place of the save button. */
export function KeptNote({ kept: { id, because } }: { readonly kept: KeptMood }) {
  const say = useWords();
  const waits = useKeptMoods().some((entry) => entry.id === id);
  return <WaitingNote because={waits ? because : null} copy={say(KEPT_COPY)} takesFocus />;
}
