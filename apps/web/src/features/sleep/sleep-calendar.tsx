import { type RefObject, useId, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { leftIcon, rightIcon } from '../../ui/icons.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { Moon } from './night-quality.tsx';
import { monthWords } from './night-words.ts';
import { QUALITIES, QUALITY_WORDS, type Quality } from './sleep.catalogue.ts';
import { SLEEP_COPY, SLEEP_OWN_COPY } from './sleep.copy.ts';
import styles from './sleep-calendar.module.css';
import type { SleepEntry } from './sleep-log.ts';

interface SleepCalendarProps {
  readonly id: string;
  readonly entries: readonly SleepEntry[];
  readonly qualityOf: (entry: SleepEntry) => Quality;
  readonly today: string;
  readonly ref: RefObject<HTMLElement | null>;
}

export function SleepCalendar({ id, entries, qualityOf, today, ref }: SleepCalendarProps) {
  const headingId = useId();
  const [month, setMonth] = useState(() => monthOf(today));
  const turn = (by: number) => setMonth((now) => monthsAway(now, by));
  return (
    <section id={id} className={styles.calendar} aria-labelledby={headingId} ref={ref}>
      <Card>
        <div className={styles.head}>
          <h2 id={headingId}>{SLEEP_COPY.calendarHeading}</h2>
          <div className={styles.month}>
            <IconButton icon={leftIcon} label={SLEEP_OWN_COPY.previousMonth} onClick={() => turn(-1)} />
            <b aria-live="polite">{monthWords(month)}</b>
            <IconButton icon={rightIcon} label={SLEEP_OWN_COPY.nextMonth} onClick={() => turn(1)} />
          </div>
        </div>
        <NightMonth month={month} entries={entries} qualityOf={qualityOf} today={today} />
        <ul className={styles.keys} aria-hidden="true">
          {QUALITIES.map((quality) => (
            <li key={quality}>
              <Moon of={quality} />
              {QUALITY_WORDS[quality].label}
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

interface NightMonthProps {
  readonly month: Month;
  readonly entries: readonly SleepEntry[];
  readonly qualityOf: (entry: SleepEntry) => Quality;
  readonly today: string;
}

function NightMonth({ month, entries, qualityOf, today }: NightMonthProps) {
  const nightOn = new Map(entries.map((entry) => [entry.date, entry]));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{monthWords(month)}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col" abbr={weekday}>
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week, index) => (
          <tr key={week.find((day) => day !== null) ?? index}>
            {week.map((day, weekday) => (
              <td key={day ?? WEEKDAYS[weekday]} aria-current={day === today ? 'date' : undefined}>
                {day && <Day day={day} today={today} entry={nightOn.get(day)} qualityOf={qualityOf} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  readonly day: string;
  readonly today: string;
  readonly entry: SleepEntry | undefined;
  readonly qualityOf: (entry: SleepEntry) => Quality;
}

function Day({ day, today, entry, qualityOf }: DayProps) {
  const quality = entry && qualityOf(entry);
  const when = day === today ? 'today' : day > today ? 'later' : 'before';
  return (
    <div className={styles.day} data-quality={quality} data-when={when}>
      <span>{Number(day.slice(-2))}</span>
      {when === 'today' && <VisuallyHidden>{SLEEP_OWN_COPY.today}</VisuallyHidden>}
      {entry && quality && (
        <>
          <b>{entry.hours}</b>
          <VisuallyHidden>
            {SLEEP_OWN_COPY.hours}, {QUALITY_WORDS[quality].label}
          </VisuallyHidden>
          <Moon of={quality} className={styles.moon} />
        </>
      )}
    </div>
  );
}

interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}
/** Seven cells from Sunday on; null pads the first and the last week. */
type Week = readonly (string | null)[];

const DAYS_A_WEEK = 7;

export function monthOf(localDate: string): Month {
  const [year = 1970, month = 1] = localDate.split('-').map(Number);
  return { year, month };
}

export function monthsAway({ year, month }: Month, by: number): Month {
  const index = year * 12 + (month - 1) + by;
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 };
}

/** The days of a month as `YYYY-MM-DD`, in whole weeks that begin on Sunday. */
export function weeksOf({ year, month }: Month): readonly Week[] {
  // In UTC, where every day has 24 hours.
  const sundays = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const weeks = Math.ceil((sundays + days) / DAYS_A_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_A_WEEK }, (_, weekday) => {
      const day = week * DAYS_A_WEEK + weekday - sundays + 1;
      return day >= 1 && day <= days ? dateOf(year, month, day) : null;
    }),
  );
}

function dateOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}
