import type { HistoryEntry } from '@wonderlings/history/contract';
import type { ReactNode } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { timeWords } from '../../lib/local-day/day-words.ts';
import { glassesIcon } from '../../ui/bar-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './entry-line.module.css';
import { entryIcon } from './entry-pictures.ts';
import { HISTORY_COPY, VISITS_COPY } from './history.copy.ts';
import { dayOfLine, type HistoryAct } from './history-days.ts';
import { companionOf } from './line-look.ts';
import { NoteRow } from './note-row.tsx';

interface EntryLineProps {
  readonly act: HistoryAct;
  /** In a list of a month the day is said with the time. */
  readonly withDay?: boolean;
}

/** One thing that was done, in its sentence; what it brought about stands below, indented. */
export function EntryLine({ act: { main, effects }, withDay = false }: EntryLineProps) {
  const isGrownUps = main.kind === 'grown-ups';
  return (
    <li className={isGrownUps ? `${styles.line} ${styles.grown}` : styles.line}>
      <LineFigure entry={main} />
      <div className={styles.words}>
        <p>
          <Unbroken>{main.sentence}</Unbroken>
        </p>
        {effects.length > 0 && (
          <ul className={styles.effects}>
            {effects.map((effect) => (
              <li key={effect.id}>
                <Icon shape={entryIcon(effect.icon)} />
                <span>
                  <Unbroken>{effect.sentence}</Unbroken>
                </span>
              </li>
            ))}
          </ul>
        )}
      </div>
      <LineTime entry={main} withDay={withDay} />
      <LineExtra entry={main} />
    </li>
  );
}

function LineFigure({ entry }: { readonly entry: HistoryEntry }) {
  const who = companionOf(entry);
  // The sign of a grown-up, wherever one did something.
  const shape = entry.actor === 'grown-up' ? glassesIcon : entryIcon(entry.icon);
  return (
    <span className={styles.figure}>
      {who ? <Wonderling who={who} size={48} crop="bust" still className={styles.face} /> : <Icon shape={shape} />}
    </span>
  );
}

function LineTime({ entry, withDay }: { readonly entry: HistoryEntry; readonly withDay: boolean }) {
  const { time, at, localDate, otherZone } = entry;
  if (time === null && !withDay) return null;
  const words = [...(withDay ? [dayOfLine(localDate)] : []), ...(time === null ? [] : [timeWords(time)])];
  return (
    <time className={styles.time} dateTime={at}>
      {words.join(', ')}
      {otherZone && <span className={styles.zone}>{HISTORY_COPY.otherZone}</span>}
    </time>
  );
}

function LineExtra({ entry }: { readonly entry: HistoryEntry }): ReactNode {
  if (entry.note && entry.moodId) {
    return (
      <div className={styles.extra}>
        <NoteRow moodId={entry.moodId} localDate={entry.localDate} state={entry.note} />
      </div>
    );
  }
  if (entry.type !== 'GrownUpPasswordMistyped') return null;
  return <p className={`${styles.extra} ${styles.hint}`}>{VISITS_COPY.wasItYou}</p>;
}
