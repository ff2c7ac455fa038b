import { useQuery } from '@tanstack/react-query';
import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { HistoryEntry } from '@wonderlings/history/contract';
import { useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { serverSentence } from '../../lib/api/api-error.ts';
import { fill } from '../../lib/copy/fill.ts';
import { dayName, timeWords } from '../../lib/local-day/day-words.ts';
import { glassesIcon } from '../../ui/bar-icons.ts';
import { Fold } from '../../ui/fold.tsx';
import { openIcon } from '../../ui/history-icons.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import { lockIcon } from '../../ui/icons.ts';
import { activityCompanion, entryIcon } from '../history/index.ts';
import { EntryDrawing } from '../journal/index.ts';
import styles from './day-entry.module.css';
import { DAYS_COPY } from './month.copy.ts';
import { shownNoteQuery } from './month.query.ts';

/** One line of a day. Of a note it says that there is one; its words come only where the child shows them. */
export function DayEntry({ entry, name }: { readonly entry: HistoryEntry; readonly name: string }) {
  const companion = companionOf(entry);
  return (
    <li className={styles.entry} data-actor={entry.actor}>
      <time dateTime={entry.at}>{entry.time === null ? '' : timeWords(entry.time)}</time>
      {companion ? (
        <span className={styles.face}>
          <Wonderling who={companion} crop="bust" size={40} still />
        </span>
      ) : (
        <span className={styles.icon}>
          <Icon shape={iconOf(entry)} />
        </span>
      )}
      <div className={styles.words}>
        <p>{entry.sentence}</p>
        {hasNote(entry) && <Note entry={entry} name={name} />}
      </div>
    </li>
  );
}

/** The companion that was there; none for what is no feeling and no activity. */
function companionOf({ type, subject }: HistoryEntry): WonderlingId | undefined {
  if (type === 'MoodSaved') return 'blot';
  if (type === 'AffirmationKept') return 'glim';
  return type === 'ActivityStarted' || type === 'ActivityCompleted' ? activityCompanion(subject) : undefined;
}

/** What a grown-up did wears the spectacles. */
const iconOf = ({ actor, icon }: HistoryEntry): IconShape =>
  actor === 'grown-up' && icon === 'eye' ? glassesIcon : entryIcon(icon);

/** Of a note: the line that it was saved with, where its words are or are not to be read. */
const hasNote = ({ type }: HistoryEntry): boolean => type === 'MoodSaved' || type === 'JournalEntryWritten';

function Note({ entry: { moodId, note }, name }: { readonly entry: HistoryEntry; readonly name: string }) {
  if (note === 'shown' && moodId !== undefined) return <ShownNote moodId={moodId} name={name} />;
  if (note === 'erased') return <p className={styles.note}>{DAYS_COPY.erased}</p>;
  if (note === undefined) return null;
  return (
    <p className={styles.note}>
      <Icon shape={lockIcon} />
      {fill(DAYS_COPY.wrote, { name })}
    </p>
  );
}

/** A note that the child shows. Its words are read when it is opened, and are gone from the page when it is shut. */
function ShownNote({ moodId, name }: { readonly moodId: string; readonly name: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    // One at a time: browsers close the others of this name.
    <Fold
      name="shown-note"
      className={styles.shown}
      icon={openIcon}
      summary={fill(DAYS_COPY.shown, { name })}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      {isOpen && <Words moodId={moodId} name={name} />}
    </Fold>
  );
}

function Words({ moodId, name }: { readonly moodId: string; readonly name: string }) {
  const { data, error } = useQuery(shownNoteQuery(moodId));
  if (error) return <p role="alert">{serverSentence(error) ?? DAYS_COPY.notOpened}</p>;
  if (!data) return <p>{DAYS_COPY.opening}</p>;
  return (
    <>
      {data.drawing && <EntryDrawing drawing={data.drawing} words={null} date={dayName(data.localDate)} />}
      {data.note && <blockquote>{data.note}</blockquote>}
      <p className={styles.hint}>{fill(DAYS_COPY.shownSince, { name, date: dayName(data.shownOn) })}</p>
    </>
  );
}
