import { fill } from '../../../../lib/copy/fill.ts';
import { OWN_COPY } from '../../journal.copy.ts';

interface DayFacts {
  readonly isToday: boolean;
  readonly isSelected: boolean;
  readonly entries: number;
}

/** What a screen reader hears for a day of the calendar. */
export function dayLabel(longDate: string, { isToday, isSelected, entries }: DayFacts): string {
  return [
    longDate,
    isToday && OWN_COPY.dayToday,
    isSelected && OWN_COPY.daySelected,
    entries > 0 && entryCount(entries),
  ]
    .filter(Boolean)
    .join(', ');
}

export function entryCount(entries: number): string {
  return entries === 1 ? OWN_COPY.oneEntryOn : fill(OWN_COPY.entriesOn, { n: entries });
}
