import type { HistoryEntry } from '@wonderlings/history/contract';
import { dayName, shortDay, weekdayName } from '../../lib/local-day/day-words.ts';
import { addDays } from '../../lib/local-day/month.ts';

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

/** `"Friday 13"`, `"Saturday 14 and Sunday 15"`, `"Nov 5 to Nov 12"` */
export function quietWords({ first, last }: NonNullable<ListedDay['quietBefore']>): string {
  const named = (localDate: string) => `${weekdayName(localDate)} ${Number(localDate.slice(8))}`;
  if (first === last) return `${weekdayName(first)}, ${dayName(first)}`;
  return addDays(first, 1) === last ? `${named(first)} and ${named(last)}` : `${shortDay(first)} to ${shortDay(last)}`;
}

/** Of a note: the line that it was saved with, where its words are or are not to be read. */
export const hasNote = ({ type }: HistoryEntry): boolean => type === 'MoodSaved' || type === 'JournalEntryWritten';
