import { useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '@wonderlings/history/contract';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { inWords, useWords } from '../../lib/words/words.ts';
import { windowIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { replayIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { HISTORY_COPY, SEARCH_COPY, STATE_COPY, VISITS_COPY } from './history.copy.ts';
import { historyQuery } from './history.query.ts';
import { historyDays } from './history-days.ts';
import { DayList, MonthList } from './history-lists.tsx';
import { type HistorySearch, isFiltered, tabOf } from './history-search.ts';
import styles from './history-stream.module.css';

interface HistoryStreamProps {
  readonly search: HistorySearch;
  readonly firstDay: string | null;
  readonly onShowAll: () => void;
}

/** The lines of a look: coming, there, none, or not loaded. */
export function HistoryStream({ search, firstDay, onShowAll }: HistoryStreamProps) {
  const say = useWords();
  const today = useToday();
  const query = useInfiniteQuery(historyQuery(search, today));
  const { data, isError, isFetching, refetch } = query;
  if (!data) return isError ? <NotLoaded pending={isFetching} onAgain={() => void refetch()} /> : <LoadingDays />;
  const entries = data.pages.flatMap(({ items }) => items);
  const filtered = isFiltered(search);
  if (entries.length === 0) return filtered ? <NothingLikeThat search={search} onShowAll={onShowAll} /> : <FirstDay />;
  const isWhole = !query.hasNextPage;
  return (
    <div className={styles.stream}>
      {isError && <p role="status">{HISTORY_COPY.offline}</p>}
      {filtered && (
        <Found count={isWhole ? entries.length : undefined} hasWords={Boolean(search.q)} onShowAll={onShowAll} />
      )}
      <Lines entries={entries} isWhole={isWhole} search={search} today={today} firstDay={firstDay} />
      {query.hasNextPage ? (
        <div className={styles.older}>
          <Button
            icon={windowIcon}
            pending={query.isFetchingNextPage}
            pendingLabel={HISTORY_COPY.loadingOlder}
            onClick={() => void query.fetchNextPage()}
          >
            {say(HISTORY_COPY.older)}
          </Button>
        </div>
      ) : (
        <p className={styles.end}>{endWords(search)}</p>
      )}
    </div>
  );
}

interface LinesProps {
  readonly entries: readonly HistoryEntry[];
  readonly isWhole: boolean;
  readonly search: HistorySearch;
  readonly today: string;
  readonly firstDay: string | null;
}

/** What grown-ups did is a list of months: it is little, and it is to be seen whole. */
function Lines({ entries, isWhole, search, today, firstDay }: LinesProps) {
  const days = historyDays(entries, isWhole);
  if (tabOf(search) === 'grownUps') return <MonthList days={days} today={today} />;
  return <DayList days={days} today={today} firstDay={firstDay} withQuiet={!isFiltered(search)} />;
}

function endWords(search: HistorySearch): string | null {
  if (tabOf(search) === 'grownUps') return VISITS_COPY.that;
  return isFiltered(search) ? null : inWords(HISTORY_COPY.end);
}

interface FoundProps {
  /** Known when all of it is there. */
  readonly count: number | undefined;
  readonly hasWords: boolean;
  readonly onShowAll: () => void;
}

function Found({ count, hasWords, onShowAll }: FoundProps) {
  return (
    <div className={styles.found}>
      <p role="status">
        {count !== undefined && <b>{count === 1 ? SEARCH_COPY.foundOne : fill(SEARCH_COPY.found, { n: count })}</b>}
        {hasWords && <span>{SEARCH_COPY.notInNotes}</span>}
      </p>
      <Button variant="text" onClick={onShowAll}>
        {SEARCH_COPY.clear}
      </Button>
    </div>
  );
}

function LoadingDays() {
  const say = useWords();
  return (
    <div className={styles.stream} role="status">
      <VisuallyHidden>{say(HISTORY_COPY.loading)}</VisuallyHidden>
      {['one', 'two'].map((day) => (
        <div key={day} className={styles.skeleton}>
          <Skeleton width="84px" height="112px" />
          <div>
            <Skeleton width="50%" height="24px" />
            <Skeleton height="20px" />
            <Skeleton width="72%" height="20px" />
          </div>
        </div>
      ))}
    </div>
  );
}

function NotLoaded({ pending, onAgain }: { readonly pending: boolean; readonly onAgain: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        figure={<Wonderling who="glim" mood="listening" size={140} />}
        title={STATE_COPY.failedTitle}
        text={STATE_COPY.failedLine}
        action={
          <Button icon={replayIcon} pending={pending} onClick={onAgain}>
            {STATE_COPY.again}
          </Button>
        }
      />
    </div>
  );
}

function FirstDay() {
  const say = useWords();
  return (
    <EmptyState
      figure={<Wonderling who="glim" mood="listening" size={140} />}
      title={say(STATE_COPY.emptyTitle)}
      text={say(STATE_COPY.emptyLine)}
      action={
        <ButtonLink to="/mood" variant="main">
          {STATE_COPY.emptyAction}
        </ButtonLink>
      }
    />
  );
}

function NothingLikeThat({ search, onShowAll }: Pick<HistoryStreamProps, 'search' | 'onShowAll'>) {
  const say = useWords();
  if (tabOf(search) === 'grownUps' && !search.q && !search.when) {
    return <p className={styles.end}>{VISITS_COPY.that}</p>;
  }
  return (
    <div role="status">
      <EmptyState
        title={say(SEARCH_COPY.none)}
        text={search.q ? `${say(SEARCH_COPY.noneLine)} ${SEARCH_COPY.notInNotes}` : say(SEARCH_COPY.noneLine)}
        action={<Button onClick={onShowAll}>{SEARCH_COPY.clear}</Button>}
      />
    </div>
  );
}
