import { useQuery } from '@tanstack/react-query';
import type { MonthFigures } from '@wonderlings/history/month-contract';
import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { fullDay, fullMonth, monthName } from '../../../lib/local-day/day-words.ts';
import { useName } from '../../../lib/session/session.ts';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { printIcon } from '../../../ui/history-icons.ts';
import { leftIcon } from '../../../ui/icons.ts';
import { LoadFailed } from '../../../ui/load-failed/load-failed.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { monthQuery } from '../api/month.query.ts';
import { Daytime } from '../charts/daytime.tsx';
import { House } from '../charts/house.tsx';
import { Meadow } from '../charts/meadow.tsx';
import { Minutes } from '../charts/minutes.tsx';
import { Rows } from '../charts/rows.tsx';
import type { MonthSearch } from '../days-tabs.ts';
import { PRINT_COPY } from '../month.copy.ts';
import { totalsOf } from '../month-days.ts';
import { printSays } from '../month-sentences.ts';
import { useMonth } from '../use-month.ts';
import { usePrint } from '../use-print.ts';
import styles from './print-page.module.css';

/** The sheet for the fridge door: two pages, black ink is enough, and room to write for both. */
export function PrintPage({ search }: { readonly search: MonthSearch }) {
  const name = useName();
  const { month } = useMonth(search, name);
  const { data, isError, isFetching, refetch } = useQuery(monthQuery(month));
  const { print, isTelling } = usePrint(month, data !== undefined);
  return (
    <>
      <header className={styles.bar}>
        <ButtonLink to="/grown-up" search={{ month }} variant="ghost" icon={leftIcon}>
          {PRINT_COPY.back}
        </ButtonLink>
        <p>{PRINT_COPY.hint}</p>
        <Button variant="main" icon={printIcon} pending={isTelling} disabled={!data} onClick={print}>
          {PRINT_COPY.print}
        </Button>
      </header>
      {data ? (
        <Sheet figures={data} name={name} />
      ) : (
        <div className={styles.sheet}>
          {isError ? <LoadFailed trying={isFetching} onRetry={() => void refetch()} /> : <Skeleton height="1400px" />}
        </div>
      )}
    </>
  );
}

function Sheet({ figures, name }: { readonly figures: MonthFigures; readonly name: string }) {
  const { month, today } = figures;
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <div>
          <p>{fill(PRINT_COPY.head, { name })}</p>
          <PageHeading title={fill(PRINT_COPY.title, { name, month: fullMonth(month) })}>
            {fullMonth(month)}
          </PageHeading>
        </div>
        <Wonderling who="pip" size={92} still />
      </header>
      <p className={styles.lead}>{printSays(name, totalsOf(figures))}</p>
      <div className={styles.grid}>
        <House figures={figures} name={name} />
        <Meadow figures={figures} paper />
      </div>
      <div className={`${styles.grid} ${styles.second}`}>
        <Minutes figures={figures} paper />
        <Daytime figures={figures} paper />
        <div className={styles.across}>
          <Rows figures={figures} paper />
        </div>
      </div>
      <section className={styles.own}>
        {[PRINT_COPY.childRemembers, PRINT_COPY.grownUpRemembers].map((words) => (
          <div key={words}>
            <h2>{fill(words, { name })}</h2>
            <div className={styles.lines} aria-hidden="true">
              <i />
              <i />
              <i />
              <i />
            </div>
          </div>
        ))}
      </section>
      <footer className={styles.foot}>
        <p>{PRINT_COPY.foot}</p>
        <p>{fill(PRINT_COPY.sees, { name, date: fullDay(today), month: monthName(month) })}</p>
      </footer>
    </article>
  );
}
