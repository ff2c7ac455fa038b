import type { HistoryEntry } from '@wonderlings/history/contract';
import { addDays } from '../../lib/local-day/month.ts';
import { dayName, shortDay, WEEKDAYS, weekdayOf } from './month-words.ts';

/** A day of the list, and the days right before it on which nothing was. */
export interface ListedDay {
  readonly localDate: string;
  /** From morning to evening; what belongs to the whole day comes first. */
  readonly entries: readonly HistoryEntry[];
  readonly quietBefore: { readonly first: string; readonly last: string } | null;
}

/** @param entries newest first, as they come; the oldest day may not be whole yet */
export function listedDays(entries: readonly HistoryEntry[]): readonly ListedDay[] {
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

const weekday = (localDate: string) => WEEKDAYS[weekdayOf(localDate)] ?? '';

/** `"Friday 13"`, `"Saturday 14 and Sunday 15"`, `"Nov 5 to Nov 12"` */
export function quietWords({ first, last }: NonNullable<ListedDay['quietBefore']>): string {
  const named = (localDate: string) => `${weekday(localDate)} ${Number(localDate.slice(8))}`;
  if (first === last) return `${weekday(first)}, ${dayName(first)}`;
  return addDays(first, 1) === last ? `${named(first)} and ${named(last)}` : `${shortDay(first)} to ${shortDay(last)}`;
}

/** `"5:12 pm"`, of `"17:12"`. */
export function entryTime(time: string | null): string {
  if (time === null) return '';
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Of a note: the line that it was saved with, where its words are or are not to be read. */
export const hasNote = ({ type }: HistoryEntry): boolean => type === 'MoodSaved' || type === 'JournalEntryWritten';
