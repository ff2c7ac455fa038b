import { Link } from '@tanstack/react-router';
import type { HistoryOverview } from '@wonderlings/history/contract';
import { fill } from '../../lib/copy/fill.ts';
import { monthName, shortMonth } from '../../lib/local-day/day-words.ts';
import { monthOf } from '../../lib/local-day/local-day.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { HouseWindow } from '../grown-up/index.ts';
import { HISTORY_COPY, WINDOW_COPY } from './history.copy.ts';
import { monthPanes, numberWord } from './history-days.ts';
import styles from './street.module.css';

interface StreetProps {
  readonly overview: HistoryOverview;
  readonly today: string;
  /** The month that is looked at. */
  readonly current: string | undefined;
}

const MONTHS = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'));

/** All time in one look: a house for each year, a window for each month; a tap goes there. */
export function Street({ overview: { months, firstDay }, today, current }: StreetProps) {
  const days = new Map(months.map((month) => [month.month, month.days]));
  const last = Number(today.slice(0, 4));
  const first = Number((firstDay ?? today).slice(0, 4));
  const years = Array.from({ length: last - first + 1 }, (_, index) => String(last - index));
  return (
    <section className={styles.street} aria-label={WINDOW_COPY.street}>
      <p>{years.length > 1 ? fill(HISTORY_COPY.leadYears, { n: numberWord(years.length) }) : WINDOW_COPY.street}</p>
      {years.map((year) => (
        <section key={year} className={styles.house} aria-label={year}>
          <h2>{year}</h2>
          <ol>
            {MONTHS.map((number) => {
              const month = `${year}-${number}`;
              // Of before the first day there is nothing, not even a window: only its place, where other houses have theirs.
              if (month < monthOf(firstDay ?? today))
                return years.length > 1 ? <li key={month} aria-hidden="true" /> : null;
              return (
                <li key={month}>
                  <MonthWindow month={month} days={days.get(month) ?? 0} today={today} isCurrent={month === current} />
                </li>
              );
            })}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface MonthWindowProps {
  readonly month: string;
  readonly days: number;
  readonly today: string;
  readonly isCurrent: boolean;
}

function MonthWindow({ month, days, today, isCurrent }: MonthWindowProps) {
  const name = <b aria-hidden="true">{shortMonth(month)}</b>;
  const words = `${monthName(month, today)}: `;
  if (month > monthOf(today)) {
    return (
      <span className={styles.month}>
        <HouseWindow kind="next" />
        {name}
        <VisuallyHidden>{words + WINDOW_COPY.next}</VisuallyHidden>
      </span>
    );
  }
  if (days === 0) {
    return (
      <span className={styles.month}>
        <HouseWindow kind="shut" />
        {name}
        <VisuallyHidden>{words + WINDOW_COPY.quiet}</VisuallyHidden>
      </span>
    );
  }
  return (
    <Link to="/history" search={{ when: month }} className={styles.month} aria-current={isCurrent ? 'true' : undefined}>
      <HouseWindow kind="lit" panes={monthPanes(days)} />
      {name}
      <VisuallyHidden>{monthWords(month, days, today)}</VisuallyHidden>
    </Link>
  );
}

/** `November: 12 days` */
const monthWords = (month: string, days: number, today: string): string =>
  fill(days === 1 ? WINDOW_COPY.monthOne : WINDOW_COPY.month, { month: monthName(month, today), n: days });

interface MonthRailProps {
  readonly overview: HistoryOverview;
  readonly today: string;
  readonly current: string | undefined;
}

const MONTHS_BESIDE = 6;

/** The last months beside the page, and the way to all of them; on a narrow screen only the way. */
export function MonthRail({ overview: { months }, today, current }: MonthRailProps) {
  return (
    <nav className={styles.rail} aria-label={WINDOW_COPY.months}>
      <ul>
        {months.slice(0, MONTHS_BESIDE).map(({ month, days }) => (
          <li key={month} className={styles.beside}>
            <Link to="/history" search={{ when: month }} aria-current={month === current ? 'true' : undefined}>
              <HouseWindow kind="lit" panes={monthPanes(days)} />
              <span>{monthName(month, today)}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link to="/history" search={{ years: true }}>
            <HouseWindow kind="lit" panes={4} />
            <span>{WINDOW_COPY.years}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
