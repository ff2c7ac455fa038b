import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { monthWords } from '../night-words.ts';
import { QUALITY_WORDS, type Quality } from '../sleep.catalogue.ts';
import { SLEEP_OWN_COPY } from '../sleep.copy.ts';
import { type Month, weeksOf } from '../sleep-calendar.ts';
import type { SleepEntry } from '../sleep-log.ts';
import { Moon } from './moon.tsx';
import styles from './night-month.module.css';

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

interface NightMonthProps {
  readonly month: Month;
  readonly entries: readonly SleepEntry[];
  readonly qualityOf: (entry: SleepEntry) => Quality;
  readonly today: string;
}

export function NightMonth({ month, entries, qualityOf, today }: NightMonthProps) {
  const nightOn = new Map(entries.map((entry) => [entry.date, entry]));
  return (
    <table className={styles.month}>
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
