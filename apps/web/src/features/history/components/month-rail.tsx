import { Link } from '@tanstack/react-router';
import type { HistoryOverview } from '@wonderlings/history/contract';
import { monthName } from '../../../lib/local-day/day-words.ts';
import { HouseWindow } from '../../grown-up/index.ts';
import { WINDOW_COPY } from '../history.copy.ts';
import { monthPanes } from '../history-days.ts';
import styles from './month-rail.module.css';

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
          <Link to="/history" search={{ years: true }} className={styles.all}>
            <HouseWindow kind="lit" panes={4} />
            <span>{WINDOW_COPY.years}</span>
          </Link>
        </li>
      </ul>
    </nav>
  );
}
