import { createContext, use } from 'react';
import { type DayButtonProps, DayButton as PlainDayButton } from 'react-day-picker';
import { localDateOf } from '../../../../lib/local-day/local-day.ts';
import { DayMark } from './day-mark.tsx';
import styles from './month-calendar.module.css';

/** What was felt on a local date. A context, as the calendar wants its parts to stay the same from one drawing to the next. */
export const FeelingsOn = createContext<(localDate: string) => readonly string[]>(() => []);

/** A day of the calendar: what was felt on it, above its number. */
export function DayButton({ children, ...button }: DayButtonProps) {
  const feelings = use(FeelingsOn)(localDateOf(button.day.date));
  return (
    <PlainDayButton {...button}>
      {feelings.length > 0 ? <DayMark feelings={feelings} /> : <span className={styles.nothing} />}
      <span>{children}</span>
    </PlainDayButton>
  );
}
