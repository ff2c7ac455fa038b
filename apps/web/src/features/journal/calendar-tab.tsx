import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { JournalTotals, MoodEntry } from '@wonderlings/journal/contract';
import { type CSSProperties, lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { addMonths, monthOf } from '../../lib/local-day/local-day.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { type CalendarRange, calendarRange, weeksOfMonth } from './calendar-range.ts';
import styles from './calendar-tab.module.css';
import lists from './entry-card.module.css';
import { EntryCard, KeptEntries } from './entry-card.tsx';
import { baseFeelingOf, longDateOf, timeOf } from './entry-words.ts';
import { JOURNAL_COPY } from './journal.copy.ts';
import { dayQuery, feelingsByDay, monthQuery } from './journal.query.ts';

// The date picker is bigger than the rest of the journal; a child who only writes does not wait for it.
const MonthCalendar = lazy(() => import('./month-calendar.tsx').then((module) => ({ default: module.MonthCalendar })));

interface CalendarTabProps {
  readonly totals: JournalTotals;
  readonly today: string;
  /** What waits on this device. */
  readonly kept: readonly MoodEntry[];
}

const NONE: readonly string[] = [];
const NO_ENTRIES: readonly MoodEntry[] = [];

/** What was felt on the days of the month that is turned to, and the words of the one day that is chosen. */
export function CalendarTab({ totals, today, kept }: CalendarTabProps) {
  const [day, setDay] = useState(today);
  const [month, setMonth] = useState(monthOf(today));
  const turnedTo = useQuery({ ...monthQuery(month), select: feelingsByDay });
  const ofDay = useQuery({ ...monthQuery(monthOf(day)), select: feelingsByDay });
  const felt = ofDay.data?.get(day) ?? NONE;
  const words = useQuery({ ...dayQuery(day), enabled: felt.length > 0 });
  const range = useMemo(() => rangeOf(totals, kept, today), [totals, kept, today]);
  useMonthsBeside(month, range, turnedTo.isSuccess);

  const feelingsOn = useCallback(
    (localDate: string) => {
      const waiting = kept.filter((entry) => entry.localDate === localDate).toReversed();
      const known = turnedTo.data?.get(localDate) ?? NONE;
      return waiting.length > 0 ? [...known, ...waiting.map(baseFeelingOf)] : known;
    },
    [turnedTo.data, kept],
  );
  const isEmpty = ofDay.isSuccess && felt.length === 0;
  const failed = [turnedTo, ofDay, words].filter(({ isError }) => isError);
  return (
    <div className={styles.calendar}>
      {/* React's type of `style` knows no custom properties. */}
      <div className={styles.month} style={{ '--weeks': weeksOfMonth(today) } as CSSProperties}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <MonthCalendar
            selected={day}
            today={today}
            month={month}
            range={range}
            feelingsOn={feelingsOn}
            onSelect={setDay}
            onTurn={setMonth}
          />
        </Suspense>
      </div>
      <DayEntries
        day={day}
        entries={isEmpty ? NO_ENTRIES : words.data}
        coming={felt.length}
        kept={kept.filter(({ localDate }) => localDate === day)}
        failure={
          failed.length > 0
            ? {
                trying: failed.some(({ isFetching }) => isFetching),
                onRetry: () => failed.forEach(({ refetch }) => void refetch()),
              }
            : null
        }
      />
    </div>
  );
}

function rangeOf({ firstEntryDay, lastEntryDay }: JournalTotals, kept: readonly MoodEntry[], today: string) {
  const days = [firstEntryDay, lastEntryDay, ...kept.map(({ localDate }) => localDate)];
  return calendarRange(
    days.filter((day) => day !== null),
    today,
  );
}

/** Reads the months beside one ahead, as far as there can be entries in them, once that one is there and nothing else is to do. */
function useMonthsBeside(month: string, { first, last }: CalendarRange, isThere: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!isThere) return;
    return whenIdle(() => {
      for (const beside of [addMonths(month, -1), addMonths(month, 1)]) {
        const canHaveEntries = beside >= monthOf(first) && beside <= monthOf(last);
        if (canHaveEntries) void queryClient.prefetchQuery(monthQuery(beside));
      }
    });
  }, [queryClient, month, first, last, isThere]);
}

interface DayEntriesProps {
  readonly day: string;
  /** Undefined while they are read. */
  readonly entries: readonly MoodEntry[] | undefined;
  /** How many are read. */
  readonly coming: number;
  /** What waits on this device. */
  readonly kept: readonly MoodEntry[];
  /** What did not come, and how to ask for it again. */
  readonly failure: { readonly trying: boolean; readonly onRetry: () => void } | null;
}

function DayEntries({ day, entries, coming, kept, failure }: DayEntriesProps) {
  return (
    <section className={styles.day} aria-labelledby="chosen-day">
      <h2 id="chosen-day" aria-live="polite">
        {longDateOf(day)}
      </h2>
      <KeptEntries entries={kept} />
      {failure ? (
        <LoadFailed {...failure} />
      ) : !entries ? (
        <Coming count={coming} />
      ) : entries.length + kept.length === 0 ? (
        <NoEntries />
      ) : (
        <ul className={lists.list}>
          {entries.map((entry) => (
            <li key={entry.id} className={lists.item}>
              <EntryCard entry={entry} when={timeOf(entry.timestamp)} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const MOST_SHAPES = 5;

/** The shapes of the cards that come. */
function Coming({ count }: { readonly count: number }) {
  const shapes = Math.min(MOST_SHAPES, Math.max(1, count));
  return (
    <div className={styles.coming} role="status">
      <VisuallyHidden>{JOURNAL_COPY.loading}</VisuallyHidden>
      {Array.from({ length: shapes }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: each is like the others.
        <Skeleton key={index} height="104px" />
      ))}
    </div>
  );
}

function NoEntries() {
  return (
    <div className={styles.none}>
      <Wonderling who="blot" mood="listening" size={190} className={styles.blot} />
      <p>
        {JOURNAL_COPY.calendarEmpty}{' '}
        <Link to="." search={{ tab: 'add' }} className={styles.add}>
          {JOURNAL_COPY.calendarEmptyAction}
        </Link>
      </p>
    </div>
  );
}
