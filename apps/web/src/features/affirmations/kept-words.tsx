import { type Affirmation, KeepAffirmationInput } from '@wonderlings/affirmations/contract';
import { useMemo, useState } from 'react';
import type { KeptCommand } from '../../device/outbox/command.ts';
import { useKeptCommands } from '../../device/outbox/use-outbox.ts';
import { longDay } from '../../lib/local-day/day-words.ts';
import { localDateOf } from '../../lib/local-day/local-day.ts';
import { useUser } from '../../lib/session/session.ts';
import { Button } from '../../ui/button.tsx';
import { AFFIRMATIONS_COPY, WAITING_COPY } from './affirmations.copy.ts';
import { keepAffirmationCommand } from './keep-affirmation.command.ts';
import styles from './kept-words.module.css';

const SHOWN_AT_FIRST = 6;

interface KeptWordsProps {
  readonly list: readonly DayWords[];
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
              {longDay(date, today)}
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

/** Words of one of the child's days. */
export interface DayWords extends Affirmation {
  /** Only this device has them, under their id in the outbox. */
  readonly waits: boolean;
}

/**
 * The words of each day, the latest day first: what the server has, and in its place what was kept since then and waits on this device.
 * @param list what the server has, the latest day first
 */
export function useKeptWords(list: readonly Affirmation[]) {
  const { id: userId } = useUser();
  const commands = useKeptCommands(keepAffirmationCommand.kind);
  return useMemo(() => {
    const ofDay = new Map<string, DayWords>(list.map((kept) => [kept.date, { ...kept, waits: false }]));
    // In the order in which they were kept: the last of a day are those of that day.
    for (const command of commands) {
      const waiting = command.refused === null ? wordsIn(userId, command) : null;
      if (waiting) ofDay.set(waiting.date, waiting);
    }
    const refused = commands.filter((command) => command.refused !== null).map(({ id }) => id);
    return { words: [...ofDay.values()].sort((one, other) => other.date.localeCompare(one.date)), refused };
  }, [list, commands, userId]);
}

/** Null for what an older release has kept otherwise. */
function wordsIn(userId: string, { id, body, madeAt }: KeptCommand): DayWords | null {
  const known = KeepAffirmationInput.safeParse(body);
  if (!known.success) return null;
  const { questionnaire, affirmation } = known.data;
  return { id, userId, date: localDateOf(new Date(madeAt)), questionnaire, affirmation, waits: true };
}
