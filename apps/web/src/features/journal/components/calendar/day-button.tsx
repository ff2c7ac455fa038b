import type { MoodEntry } from '@wonderlings/journal/contract';
import { createContext, use } from 'react';
import { type DayButtonProps, DayButton as PlainDayButton } from 'react-day-picker';
import { localDateOf } from '../../../../lib/local-day/local-day.ts';
import { DayMark } from './day-mark.tsx';
import styles from './month-calendar.module.css';

/** The entries of a local date. A context, as the calendar wants its parts to stay the same from one drawing to the next. */
export const EntriesOn = createContext<(localDate: string) => readonly MoodEntry[]>(() => []);

/** A day of the calendar: what was felt on it, above its number. */
export function DayButton({ children, ...button }: DayButtonProps) {
  const entries = use(EntriesOn)(localDateOf(button.day.date));
  return (
    <PlainDayButton {...button}>
      {entries.length > 0 ? <DayMark entries={entries} /> : <span className={styles.nothing} />}
      <span>{children}</span>
    </PlainDayButton>
  );
}
