import { useMutation, useQuery } from '@tanstack/react-query';
import type { MonthFigures } from '@wonderlings/history/month-contract';
import { useEffect, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { newIdempotencyKey } from '../../lib/api/request.ts';
import { fill } from '../../lib/copy/fill.ts';
import { fullDay, fullMonth, monthName } from '../../lib/local-day/day-words.ts';
import { logFailure } from '../../lib/log.ts';
import { useName } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { printIcon } from '../../ui/history-icons.ts';
import { leftIcon } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { PageHeading } from '../../ui/page.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { Daytime } from './charts/daytime.tsx';
import { House } from './charts/house.tsx';
import { Meadow } from './charts/meadow.tsx';
import { Minutes } from './charts/minutes.tsx';
import { Rows } from './charts/rows.tsx';
import type { MonthSearch } from './days-tabs.ts';
import { PRINT_COPY } from './month.copy.ts';
import { monthQuery } from './month.query.ts';
import { useMonth } from './month-arrows.tsx';
import { totalsOf } from './month-days.ts';
import { printSays } from './month-sentences.ts';
import { printMonthMutation } from './print-month.mutation.ts';
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

/**
 * Prints the page once the child has been told. A print by the browser's own menu cannot wait: it is told while it is made.
 * @param isReady whether there is a sheet
 */
function usePrint(month: string, isReady: boolean): { readonly print: () => void; readonly isTelling: boolean } {
  const { mutateAsync, isPending } = useMutation(printMonthMutation);
  /** Of the sheet that waits for the child to be told: the same over all tries. */
  const key = useRef<string | null>(null);
  const isTold = useRef(false);

  useEffect(() => {
    if (!isReady) return;
    const tell = () => {
      if (isTold.current) return;
      mutateAsync({ month, idempotencyKey: newIdempotencyKey() }).catch((error: unknown) =>
        logFailure('The child could not be told of a print', error),
      );
    };
    window.addEventListener('beforeprint', tell);
    return () => window.removeEventListener('beforeprint', tell);
  }, [isReady, month, mutateAsync]);

  async function tellAndPrint() {
    key.current ??= newIdempotencyKey();
    try {
      await mutateAsync({ month, idempotencyKey: key.current });
    } catch {
      toast({ ...PRINT_COPY.notTold, variant: 'destructive' });
      return;
    }
    key.current = null;
    isTold.current = true;
    window.print();
    isTold.current = false;
  }

  return { print: () => void tellAndPrint(), isTelling: isPending };
}
