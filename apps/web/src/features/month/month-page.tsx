import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { MonthFigures } from '@wonderlings/history/month-contract';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useName } from '../../lib/session/session.ts';
import { windowIcon } from '../../ui/bar-icons.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { printIcon, sealIcon } from '../../ui/history-icons.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { AreaPage } from '../grown-up/index.ts';
import { Said } from './charts/chart.tsx';
import { Daytime } from './charts/daytime.tsx';
import { House } from './charts/house.tsx';
import { Meadow } from './charts/meadow.tsx';
import { Minutes } from './charts/minutes.tsx';
import { Rows } from './charts/rows.tsx';
import { Stream } from './charts/stream.tsx';
import { FEWEST_WEEKS, strandsOf } from './charts/stream-shape.ts';
import { DayList } from './day-list.tsx';
import type { MonthSearch } from './days-tabs.ts';
import { FewDays } from './few-days.tsx';
import { MONTH_COPY } from './month.copy.ts';
import { monthQuery } from './month.query.ts';
import { MonthArrows, useMonth } from './month-arrows.tsx';
import { FEWEST_DAYS, totalsOf } from './month-days.ts';
import styles from './month-page.module.css';
import { monthSays } from './month-sentences.ts';

interface MonthPageProps {
  readonly search: MonthSearch;
  readonly onMonth: (month: string) => void;
}

/** A month to look at: the pictures, how to read them, and the days in words. */
export function MonthPage({ search, onMonth }: MonthPageProps) {
  const name = useName();
  const { month, title } = useMonth(search, name);
  const { data, isError, isFetching, refetch } = useQuery(monthQuery(month));
  return (
    <AreaPage title={title} actions={<MonthArrows month={month} since={data?.since?.slice(0, 7)} onMonth={onMonth} />}>
      {data && <LoadedMonth figures={data} name={name} />}
      {!data && !isError && <MonthLoading />}
      {!data && isError && <LoadFailed trying={isFetching} onRetry={() => void refetch()} />}
    </AreaPage>
  );
}

function LoadedMonth({ figures, name }: { readonly figures: MonthFigures; readonly name: string }) {
  const totals = totalsOf(figures);
  const isDrawn = totals.withThings >= FEWEST_DAYS;
  return (
    <>
      {(isDrawn || totals.here === 0) && (
        <p className={styles.says}>
          <Said>{monthSays(name, figures)}</Said>
        </p>
      )}
      {isDrawn ? <Charts figures={figures} name={name} /> : <FewDays figures={figures} name={name} />}
      {isDrawn && (
        <>
          <Reading name={name} />
          <Actions month={figures.month} />
        </>
      )}
      <Card>
        <DayList month={figures.month} name={name} isPreview={isDrawn} />
      </Card>
    </>
  );
}

function Charts({ figures, name }: { readonly figures: MonthFigures; readonly name: string }) {
  const hasStream = figures.weeks.length >= FEWEST_WEEKS && strandsOf(figures.weeks).length > 0;
  return (
    <div className={styles.charts}>
      <Card>
        <House
          figures={figures}
          name={name}
          linkDay={(localDate, day) => (
            <Link to="/grown-up/days" search={{ month: figures.month, day: localDate }}>
              {day}
            </Link>
          )}
        />
      </Card>
      <Card>
        <Meadow figures={figures} />
      </Card>
      <Card>
        <Minutes figures={figures} />
      </Card>
      <Card>
        <Daytime figures={figures} />
      </Card>
      <div className={styles.across}>
        <Card>
          <Rows figures={figures} />
        </Card>
      </div>
      {hasStream && (
        <div className={styles.across}>
          <Card>
            <Stream figures={figures} />
          </Card>
        </div>
      )}
    </div>
  );
}

function Reading({ name }: { readonly name: string }) {
  return (
    <section className={styles.reading} aria-labelledby="reading">
      <Wonderling who="pip" mood="listening" size={132} className={styles.reader} />
      <div>
        <h2 id="reading">{MONTH_COPY.readingTitle}</h2>
        <p>{fill(MONTH_COPY.reading, { name })}</p>
        <h3>{MONTH_COPY.talkTitle}</h3>
        <ul>
          {MONTH_COPY.talk.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function Actions({ month }: { readonly month: string }) {
  return (
    <aside className={styles.actions} aria-label={MONTH_COPY.actions}>
      <ButtonLink to="/grown-up/print" search={{ month }} icon={printIcon}>
        {MONTH_COPY.print}
      </ButtonLink>
      <ButtonLink to="/grown-up/check" icon={sealIcon}>
        {MONTH_COPY.check}
      </ButtonLink>
      <ButtonLink to="/grown-up/keepsake" icon={windowIcon}>
        {MONTH_COPY.keepsake}
      </ButtonLink>
    </aside>
  );
}

/** Cards as high as those of a month, so that nothing moves when it comes. */
function MonthLoading() {
  return (
    <div>
      <VisuallyHidden>{MONTH_COPY.loading}</VisuallyHidden>
      <p className={styles.says}>
        <Skeleton height="1.4em" width="min(100%, 40rem)" />
      </p>
      <div className={styles.charts}>
        {['house', 'meadow', 'minutes', 'daytime', 'rows', 'stream'].map((chart) => (
          <div key={chart} className={styles.waiting} data-chart={chart}>
            <Skeleton height="100%" />
          </div>
        ))}
      </div>
    </div>
  );
}
