import type { MoodEntry } from '@wonderlings/journal/contract';
import { type CSSProperties, lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { calendarRange, entriesByDay, weeksOfMonth } from '../../entries-by-day.ts';
import styles from './calendar-tab.module.css';
import { DayEntries } from './day-entries.tsx';

// The date picker is bigger than the rest of the journal; whoever only writes does not wait for it.
const MonthCalendar = lazy(() => import('./month-calendar.tsx').then((module) => ({ default: module.MonthCalendar })));

interface CalendarTabProps {
  readonly entries: readonly MoodEntry[];
  readonly today: string;
}

export function CalendarTab({ entries, today }: CalendarTabProps) {
  const [day, setDay] = useState(today);
  const byDay = useMemo(() => entriesByDay(entries), [entries]);
  const range = useMemo(() => calendarRange(byDay.keys(), today), [byDay, today]);
  const entriesOn = useCallback((localDate: string) => byDay.get(localDate) ?? [], [byDay]);
  return (
    <div className={styles.calendar}>
      {/* React's type of `style` knows no custom properties. */}
      <div className={styles.month} style={{ '--weeks': weeksOfMonth(today) } as CSSProperties}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <MonthCalendar selected={day} today={today} range={range} entriesOn={entriesOn} onSelect={setDay} />
        </Suspense>
      </div>
      <DayEntries day={day} entries={entriesOn(day)} />
    </div>
  );
}
