import type { MoodEntry } from '@wonderlings/journal/contract';
import { lazy, Suspense, useMemo, useState } from 'react';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { calendarRange, entriesByDay } from '../../entries-by-day.ts';
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
  return (
    <div className={styles.calendar}>
      <div className={styles.month}>
        <Suspense fallback={<Skeleton height="430px" />}>
          <MonthCalendar
            selected={day}
            today={today}
            range={range}
            entriesOn={(localDate) => byDay.get(localDate)?.length ?? 0}
            onSelect={setDay}
          />
        </Suspense>
      </div>
      <DayEntries day={day} entries={byDay.get(day) ?? []} />
    </div>
  );
}
