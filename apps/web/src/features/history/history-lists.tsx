import { fill } from '../../lib/copy/fill.ts';
import { monthName } from '../../lib/local-day/day-words.ts';
import { monthOf } from '../../lib/local-day/local-day.ts';
import { HouseWindow } from '../grown-up/index.ts';
import { DayCard } from './day-card.tsx';
import { EntryLine } from './entry-line.tsx';
import { WINDOW_COPY } from './history.copy.ts';
import { type HistoryDay, quietRange, quietWords } from './history-days.ts';
import styles from './history-lists.module.css';

interface DayListProps {
  readonly days: readonly HistoryDay[];
  readonly today: string;
  readonly firstDay: string | null;
  /** Whether the days without anything are said as well. */
  readonly withQuiet: boolean;
}

/** Day after day, the newest first. */
export function DayList({ days, today, firstDay, withQuiet }: DayListProps) {
  return days.map((day) => (
    <div key={day.localDate} className={styles.days}>
      <DayCard day={day} today={today} isFirst={day.localDate === firstDay} />
      {withQuiet && day.quietBefore > 0 && (
        <p className={styles.quiet}>
          <HouseWindow kind="shut" />
          <span>{fill(WINDOW_COPY.quietDays, { date: quietWords(quietRange(day), today) })}</span>
        </p>
      )}
    </div>
  ));
}

/** Month after month, with the day beside the time, newest first. */
export function MonthList({ days, today }: Pick<DayListProps, 'days' | 'today'>) {
  const months = [...new Set(days.map(({ localDate }) => monthOf(localDate)))];
  return months.map((month) => (
    <section key={month} className={styles.month} aria-labelledby={`month-${month}`}>
      <h2 id={`month-${month}`}>{monthName(month, today)}</h2>
      <ol>
        {days
          .filter(({ localDate }) => monthOf(localDate) === month)
          .flatMap(({ acts }) => acts.toReversed())
          .map((act) => (
            <EntryLine key={act.main.id} act={act} withDay />
          ))}
      </ol>
    </section>
  ));
}
