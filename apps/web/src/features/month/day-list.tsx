import { useInfiniteQuery } from '@tanstack/react-query';
import type { HistoryEntry } from '@wonderlings/history/contract';
import { useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { dayName, fullMonth, longDay, shortDay, weekdayName } from '../../lib/local-day/day-words.ts';
import { addDays } from '../../lib/local-day/local-day.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ToggleChip } from '../../ui/chips.tsx';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { HouseWindow } from '../grown-up/index.ts';
import { DayEntry } from './day-entry.tsx';
import styles from './day-list.module.css';
import { DAYS_TAB_IDS, type DaysTab } from './days-tabs.ts';
import { DAYS_COPY, MONTH_COPY } from './month.copy.ts';
import { daysQuery } from './month.query.ts';

interface DayListProps {
  readonly month: string;
  readonly name: string;
  readonly upTo?: string | undefined;
  /** The newest days alone, with the way to all of them. */
  readonly isPreview?: boolean;
}

const PREVIEW_DAYS = 3;

/** What happened, day by day, of one kind or of all. */
export function DayList({ month, name, upTo, isPreview = false }: DayListProps) {
  const [tab, setTab] = useState<DaysTab>('all');
  const read = useInfiniteQuery(daysQuery({ month, tab, upTo }));
  const all = listedDays(read.data?.pages.flatMap(({ items }) => items) ?? []);
  const days = isPreview ? all.slice(0, PREVIEW_DAYS) : all;
  return (
    <section className={styles.list} aria-labelledby="day-by-day">
      <header className={styles.head}>
        <h2 id="day-by-day">{DAYS_COPY.title}</h2>
        <fieldset className={styles.tabs}>
          <VisuallyHidden>
            <legend>{DAYS_COPY.filter}</legend>
          </VisuallyHidden>
          {DAYS_TAB_IDS.map((id) => (
            <ToggleChip key={id} pressed={id === tab} onChange={() => setTab(id)}>
              {DAYS_COPY.tabs[id]}
            </ToggleChip>
          ))}
        </fieldset>
      </header>
      {read.isPending && <ListLoading />}
      {read.isError && !read.data && <LoadFailed trying={read.isFetching} onRetry={() => void read.refetch()} />}
      {read.data && all.length === 0 && (
        <p className={styles.empty}>{fill(DAYS_COPY.empty, { month: fullMonth(month) })}</p>
      )}
      {days.map((day) => (
        <Day key={day.localDate} day={day} name={name} showsQuiet={tab === 'all' && !isPreview} />
      ))}
      <div className={styles.older}>
        {isPreview && all.length > 0 && (
          <ButtonLink to="/grown-up/days" search={{ month }}>
            {DAYS_COPY.older}
          </ButtonLink>
        )}
        {!isPreview && read.hasNextPage && (
          <Button pending={read.isFetchingNextPage} onClick={() => void read.fetchNextPage()}>
            {DAYS_COPY.older}
          </Button>
        )}
      </div>
    </section>
  );
}

interface DayProps {
  readonly day: ListedDay;
  readonly name: string;
  readonly showsQuiet: boolean;
}

function Day({ day, name, showsQuiet }: DayProps) {
  return (
    <>
      <h3>{longDay(day.localDate)}</h3>
      <ol className={styles.entries}>
        {day.entries.map((entry) => (
          <DayEntry key={entry.id} entry={entry} name={name} />
        ))}
      </ol>
      {showsQuiet && day.quietBefore && (
        <p className={styles.quiet}>
          <HouseWindow kind="shut" />
          <span>{fill(DAYS_COPY.notHere, { days: quietWords(day.quietBefore) })}</span>
        </p>
      )}
    </>
  );
}

function ListLoading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>{MONTH_COPY.loading}</VisuallyHidden>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} height="44px" />
      ))}
    </div>
  );
}

/** A day of the list, and the days right before it on which nothing was. */
interface ListedDay {
  readonly localDate: string;
  /** From morning to evening; what belongs to the whole day comes first. */
  readonly entries: readonly HistoryEntry[];
  readonly quietBefore: { readonly first: string; readonly last: string } | null;
}

/** @param entries newest first, as they come; the oldest day may not be whole yet */
function listedDays(entries: readonly HistoryEntry[]): readonly ListedDay[] {
  const days = new Map<string, HistoryEntry[]>();
  for (const entry of entries) {
    const day = days.get(entry.localDate);
    if (day) day.push(entry);
    else days.set(entry.localDate, [entry]);
  }
  const dates = [...days.keys()];
  return dates.map((localDate, index) => ({
    localDate,
    entries: (days.get(localDate) ?? []).toReversed(),
    quietBefore: quietBetween(dates[index + 1], localDate),
  }));
}

function quietBetween(before: string | undefined, day: string): ListedDay['quietBefore'] {
  if (before === undefined || addDays(before, 1) >= day) return null;
  return { first: addDays(before, 1), last: addDays(day, -1) };
}

/** `"Friday 13"`, `"Saturday 14 and Sunday 15"`, `"Nov 5 to Nov 12"` */
function quietWords({ first, last }: NonNullable<ListedDay['quietBefore']>): string {
  const named = (localDate: string) => `${weekdayName(localDate)} ${Number(localDate.slice(8))}`;
  if (first === last) return `${weekdayName(first)}, ${dayName(first)}`;
  return addDays(first, 1) === last ? `${named(first)} and ${named(last)}` : `${shortDay(first)} to ${shortDay(last)}`;
}
