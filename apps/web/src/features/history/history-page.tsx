import { useQuery } from '@tanstack/react-query';
import type { HistoryOverview } from '@wonderlings/history/contract';
import { type ReactNode, useId } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { longDay } from '../../lib/local-day/day-words.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { inWords, useWords } from '../../lib/words/words.ts';
import { glassesIcon } from '../../ui/bar-icons.ts';
import { downloadIcon, wrenchIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { lockIcon } from '../../ui/icons.ts';
import { Page, PageHeading } from '../../ui/page.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { HISTORY_COPY, VISITS_COPY, WHO_SEES_COPY } from './history.copy.ts';
import { historyOverviewQuery } from './history.query.ts';
import { numberWord } from './history-days.ts';
import styles from './history-page.module.css';
import { changed } from './history-search.ts';
import { HistoryStream } from './history-stream.tsx';
import { HistoryTools, type LookProps } from './history-tools.tsx';
import { MonthRail, Street } from './street.tsx';

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

const OTHERS = [
  [glassesIcon, 'grownUp', 'grownUpLine'],
  [lockIcon, 'noOne', 'noOneLine'],
  [downloadIcon, undefined, 'takeAlong'],
  [wrenchIcon, undefined, 'operator'],
] as const;

/** Said where it matters, in the size of everything else. */
function WhoSees() {
  const say = useWords();
  const words = say(WHO_SEES_COPY);
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id}>{words.title}</h2>
      <ul>
        <li>
          <Wonderling who="zola" size={44} crop="bust" still className={styles.face} />
          <p>
            <b>{words.you}</b>
            {words.youLine}
          </p>
        </li>
        {OTHERS.map(([icon, name, line]) => (
          <li key={line}>
            <span className={styles.face}>
              <Icon shape={icon} />
            </span>
            <p>
              {name && (
                <b>
                  <Unbroken>{words[name]}</Unbroken>
                </b>
              )}
              <Unbroken>{words[line]}</Unbroken>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How often a grown-up looked: a child need not search for it. */
function LooksCard({ looks, today }: { readonly looks: HistoryOverview['looks']; readonly today: string }) {
  const say = useWords();
  const { thisMonth, last } = looks;
  return (
    <section className={styles.lookCard}>
      <Icon shape={glassesIcon} />
      <div>
        <p className={styles.looks}>{looksWords(thisMonth)}</p>
        {last && <p>{fill(VISITS_COPY.last, { date: longDay(last, today) })}</p>}
        {thisMonth > 0 && <p>{say(VISITS_COPY.whyLook)}</p>}
      </div>
    </section>
  );
}

function looksWords(looks: number): string {
  if (looks === 0) return inWords(VISITS_COPY.none);
  return looks === 1 ? VISITS_COPY.one : fill(VISITS_COPY.many, { n: numberWord(looks) });
}
