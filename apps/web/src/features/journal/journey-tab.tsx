import { type UseInfiniteQueryResult, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { MoodEntry } from '@wonderlings/journal/contract';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useOnScreen } from '../../lib/use-on-screen.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { plusIcon } from '../../ui/icons.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import lists from './entry-card.module.css';
import { EntryCard, KeptEntries } from './entry-card.tsx';
import { longDateOf } from './entry-words.ts';
import { JOURNAL_COPY, OWN_COPY } from './journal.copy.ts';
import { journalTotalsQuery, journeyQuery } from './journal.query.ts';
import { JournalLoading } from './journal-loading.tsx';
import { type JourneyPlace, placeMark, useJourneyPlace, useReturnTo } from './journey-place.ts';
import styles from './journey-tab.module.css';

interface JourneyTabProps {
  readonly onAdd: () => void;
  /** What waits on this device stands before what the server has. */
  readonly kept: readonly MoodEntry[];
}

/** All entries, newest first: those that fill a screen, and more on the way down. */
export function JourneyTab({ onAdd, kept }: JourneyTabProps) {
  const list = useRef<HTMLUListElement>(null);
  const place = useJourneyPlace(list);
  const read = useInfiniteQuery(journeyQuery(place?.count));
  const { data: totals } = useQuery(journalTotalsQuery);
  const entries = read.data?.pages.flatMap(({ items }) => items) ?? [];
  const { hasNextPage, isFetching, isError, fetchNextPage } = read;
  const isComingBack = place !== null && entries.length < place.count && hasNextPage && !isError;
  useEffect(() => {
    if (isComingBack && !isFetching) void fetchNextPage();
  }, [isComingBack, isFetching, fetchNextPage]);

  if (!read.data || isComingBack) {
    return (
      <>
        <KeptEntries entries={kept} />
        {isError ? <LoadFailed trying={isFetching} onRetry={() => void read.refetch()} /> : <JournalLoading />}
      </>
    );
  }
  if (entries.length + kept.length === 0) {
    return (
      <div className={styles.journey}>
        <EmptyState
          figure={<Wonderling who="blot" mood="happy" size={150} className={styles.figure} />}
          title={JOURNAL_COPY.journeyEmpty}
          action={
            <Button variant="main" icon={plusIcon} onClick={onAdd}>
              {JOURNAL_COPY.journeyEmptyAction}
            </Button>
          }
        />
      </div>
    );
  }
  return (
    <section className={styles.told}>
      <div className={styles.reader}>
        <Wonderling who="blot" mood="happy" size={210} />
        {totals && <p className={styles.kept}>{keptWords(totals.entries)}</p>}
      </div>
      <VisuallyHidden>
        <h2>{JOURNAL_COPY.tabs.journey}</h2>
      </VisuallyHidden>
      <div>
        <KeptEntries entries={kept} />
        <Trail entries={entries} list={list} place={place} />
        <ShowMore older={read} count={entries.length} list={list} />
      </div>
    </section>
  );
}

interface TrailProps {
  readonly entries: readonly MoodEntry[];
  readonly list: RefObject<HTMLUListElement | null>;
  /** Where the child was, if it comes back. */
  readonly place: JourneyPlace | null;
}

function Trail({ entries, list, place }: TrailProps) {
  useReturnTo(place, list);
  return (
    <ul ref={list} className={`${lists.list} ${styles.trail}`}>
      {entries.map((entry) => (
        <li key={entry.id} {...placeMark(entry.id)} className={`${lists.item} ${styles.stop}`} tabIndex={-1}>
          <EntryCard entry={entry} when={longDateOf(entry.localDate)} />
        </li>
      ))}
    </ul>
  );
}

/** About two swipes before the end. */
const NEAR = { rootMargin: '400px' };
/** Then it is a child that goes on, and not the page. */
const MOST_BY_ITSELF = 100;

interface ShowMoreProps {
  readonly older: Pick<
    UseInfiniteQueryResult,
    'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'
  >;
  /** How many there are above it. */
  readonly count: number;
  readonly list: RefObject<HTMLElement | null>;
}

/**
 * Older entries come in above the button, so that nothing moves that was read; with the last ones it gives its focus to them. They
 * come by themselves when the end of the list is near, but not while a keyboard has the button.
 */
function ShowMore({ older, count, list }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage: isComing, isFetchNextPageError: hasFailed } = older;
  const [asked, setAsked] = useState<number | null>(null);
  const [pressedAt, setPressedAt] = useState(count);
  const [isHeld, setHeld] = useState(false);
  const came = asked === null ? 0 : count - asked;
  useEffect(() => {
    if (asked === null || came === 0 || hasNextPage || document.activeElement !== document.body) return;
    // An element of a list is one.
    (list.current?.children[asked] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [asked, came, hasNextPage, list]);
  const load = () => {
    if (!hasNextPage || isComing) return;
    setAsked(count);
    void older.fetchNextPage();
  };
  const comesByItself = hasNextPage && !isComing && !hasFailed && !isHeld && count - pressedAt < MOST_BY_ITSELF;
  return (
    <div className={styles.more}>
      {comesByItself && <NearEnd key={count} onNear={load} />}
      <VisuallyHidden>
        <span role="status">{came > 0 ? fill(OWN_COPY.moreCame, { n: came }) : ''}</span>
      </VisuallyHidden>
      {hasFailed && !isComing && <p role="alert">{OWN_COPY.moreFailed}</p>}
      {hasNextPage && (
        <Button
          aria-disabled={isComing}
          aria-busy={isComing}
          onFocus={({ currentTarget }) => setHeld(currentTarget.matches(':focus-visible'))}
          onBlur={() => setHeld(false)}
          onClick={() => {
            setPressedAt(count);
            load();
          }}
        >
          {isComing ? OWN_COPY.comingMore : OWN_COPY.showMore}
        </Button>
      )}
    </div>
  );
}

/** Calls once when it is nearly in sight. */
function NearEnd({ onNear }: { readonly onNear: () => void }) {
  return <span ref={useOnScreen<HTMLSpanElement>(true, onNear, NEAR)} className={styles.near} />;
}

const keptWords = (entries: number): string => (entries === 1 ? OWN_COPY.oneKept : fill(OWN_COPY.kept, { n: entries }));
