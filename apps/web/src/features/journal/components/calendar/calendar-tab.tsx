import { useQuery } from '@tanstack/react-query';
import type { JournalTotals, MoodEntry } from '@wonderlings/journal/contract';
import { type CSSProperties, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { monthOf } from '../../../../lib/local-day/local-day.ts';
import { LoadFailed } from '../../../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { monthQuery } from '../../api/moods.query.ts';
import { calendarRange, entriesByDay, weeksOfMonth } from '../../entries-by-day.ts';
import { useNeighbours } from '../../use-neighbours.ts';
import { JournalLoading } from '../frame/journal-loading.tsx';
import styles from './calendar-tab.module.css';
import { DayEntries } from './day-entries.tsx';

// The date picker is bigger than the rest of the journal; whoever only writes does not wait for it.
const MonthCalendar = lazy(() => import('./month-calendar.tsx').then((module) => ({ default: module.MonthCalendar })));

interface CalendarTabProps {
  readonly totals: JournalTotals;
  readonly today: string;
  /** What waits on this device. */
  readonly kept: readonly MoodEntry[];
}

const NONE: readonly MoodEntry[] = [];

/** A month at a time: the one that is turned to, and that of the chosen day. */
export function CalendarTab({ totals, today, kept }: CalendarTabProps) {
  const [day, setDay] = useState(today);
  const [month, setMonth] = useState(monthOf(today));
  const turnedTo = useQuery(monthQuery(month));
  const ofDay = useQuery(monthQuery(monthOf(day)));
  const range = useMemo(() => rangeOf(totals, today), [totals, today]);
  useNeighbours(month, range, turnedTo.isSuccess);

  const byDay = useMemo(() => entriesByDay(turnedTo.data ?? NONE), [turnedTo.data]);
  const entriesOn = useCallback((localDate: string) => byDay.get(localDate) ?? NONE, [byDay]);
  const entriesOfDay = useMemo(() => ofDay.data?.filter(({ localDate }) => localDate === day), [ofDay.data, day]);
  const failed = [turnedTo, ofDay].filter(({ isError }) => isError);
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
            entriesOn={entriesOn}
            onSelect={setDay}
            onTurn={setMonth}
          />
        </Suspense>
      </div>
      {failed.length > 0 ? (
        <LoadFailed
          trying={failed.some(({ isFetching }) => isFetching)}
          onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        />
      ) : entriesOfDay ? (
        <DayEntries day={day} entries={entriesOfDay} kept={kept.filter(({ localDate }) => localDate === day)} />
      ) : (
        <JournalLoading />
      )}
    </div>
  );
}

const rangeOf = ({ firstEntryDay, lastEntryDay }: JournalTotals, today: string) =>
  calendarRange(
    [firstEntryDay, lastEntryDay].filter((day) => day !== null),
    today,
  );
