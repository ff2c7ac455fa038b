import type { HistoryEntry } from '@wonderlings/history/contract';
import type { WonderlingId } from '../../../art/companions/cast.ts';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { timeWords } from '../../../lib/local-day/day-words.ts';
import { glassesIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { IconShape } from '../../../ui/icon-shape.ts';
import { lockIcon } from '../../../ui/icons.ts';
import { entryIcon, keeperOf } from '../../history/index.ts';
import { hasNote } from '../day-entries.ts';
import { DAYS_COPY } from '../month.copy.ts';
import styles from './day-entry.module.css';
import { ShownNote } from './shown-note.tsx';

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
  return type === 'ActivityStarted' || type === 'ActivityCompleted' ? keeperOf(subject) : undefined;
}

/** What a grown-up did wears the spectacles. */
const iconOf = ({ actor, icon }: HistoryEntry): IconShape =>
  actor === 'grown-up' && icon === 'eye' ? glassesIcon : entryIcon(icon);

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
