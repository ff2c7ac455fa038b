import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useToday } from '../../lib/local-day/use-today.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { HISTORY_COPY } from './history.copy.ts';
import { historyOverviewQuery } from './history.query.ts';
import styles from './history-page.module.css';
import { changed } from './history-search.ts';
import { HistoryStream } from './history-stream.tsx';
import { HistoryTools, type LookProps } from './history-tools.tsx';
import { MonthRail, Street } from './street.tsx';
import { LooksCard, WhoSees } from './who-sees.tsx';

interface HistoryPageProps extends LookProps {
  /** What others put beside the days: the check. */
  readonly aside?: ReactNode;
}

/** Everything that a child did here, day by day, and who can see it. */
export function HistoryPage({ search, onSearch, aside }: HistoryPageProps) {
  const today = useToday();
  const { data: overview } = useQuery(historyOverviewQuery);
  const isStreet = search.years === true && overview !== undefined;
  return (
    <Page>
      <header className={styles.header}>
        <div>
          <PageHeading>{HISTORY_COPY.title}</PageHeading>
          <p className={styles.lead}>{HISTORY_COPY.lead}</p>
        </div>
        <Wonderling who="glim" mood="happy" size={132} className={styles.figure} />
      </header>
      <div className={styles.columns}>
        <div className={styles.left}>
          <HistoryTools search={search} onSearch={onSearch} />
          {overview && overview.months.length > 0 && (
            <MonthRail overview={overview} today={today} current={search.when} />
          )}
        </div>
        <div className={styles.stream}>
          {isStreet ? (
            <Street overview={overview} today={today} current={search.when} />
          ) : (
            <HistoryStream
              search={changed(search, { years: undefined })}
              firstDay={overview?.firstDay ?? null}
              onShowAll={() => onSearch({})}
            />
          )}
        </div>
        <aside className={styles.side}>
          <WhoSees />
          {overview && <LooksCard looks={overview.looks} today={today} />}
          {aside}
        </aside>
      </div>
    </Page>
  );
}
