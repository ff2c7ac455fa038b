import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { fill } from '../../lib/copy/fill.ts';
import { fullMonth, longDay } from '../../lib/local-day/day-words.ts';
import { useName } from '../../lib/session/session.ts';
import { glassesIcon } from '../../ui/bar-icons.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { lockIcon } from '../../ui/icons.ts';
import { AreaPage } from '../grown-up/index.ts';
import { DayList } from './day-list.tsx';
import styles from './days-page.module.css';
import type { DaysSearch } from './days-tabs.ts';
import { DAYS_COPY } from './month.copy.ts';
import { monthQuery } from './month.query.ts';
import { MonthArrows, useMonth } from './month-arrows.tsx';

interface DaysPageProps {
  readonly search: DaysSearch;
  readonly onMonth: (month: string) => void;
}

/** The days of a month in words, and what the grown-up does not see. */
export function DaysPage({ search, onMonth }: DaysPageProps) {
  const name = useName();
  const { month, title } = useMonth(search, name);
  // The first month: without it the arrows would lead to a time before the account.
  const { data: since } = useQuery({ ...monthQuery(month), select: (figures) => figures.since?.slice(0, 7) });
  const upTo = search.day?.startsWith(month) ? search.day : undefined;
  return (
    <AreaPage title={title} actions={<MonthArrows month={month} since={since} onMonth={onMonth} />}>
      <div className={styles.days}>
        <Card>
          {upTo && (
            <p className={styles.upTo}>
              {fill(DAYS_COPY.upTo, { day: longDay(upTo) })}{' '}
              <Link to="/grown-up/days" search={{ month }}>
                {fill(DAYS_COPY.wholeMonth, { month: fullMonth(month) })}
              </Link>
            </p>
          )}
          <DayList key={`${month} ${upTo}`} month={month} name={name} upTo={upTo} />
        </Card>
        <aside className={styles.side} aria-label={DAYS_COPY.closedTitle}>
          <section className={styles.hint} data-tint="1">
            <Icon shape={lockIcon} />
            <div>
              <h2>{DAYS_COPY.closedTitle}</h2>
              <p>{fill(DAYS_COPY.closedText, { name })}</p>
            </div>
          </section>
          <section className={styles.hint} data-tint="2">
            <Icon shape={glassesIcon} />
            <div>
              <h2>{fill(DAYS_COPY.seesTitle, { name })}</h2>
              <p>{fill(DAYS_COPY.seesText, { name })}</p>
            </div>
          </section>
        </aside>
      </div>
    </AreaPage>
  );
}
