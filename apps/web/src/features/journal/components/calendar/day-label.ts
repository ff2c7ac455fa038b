import { MOST_FEELINGS_A_DAY } from '@wonderlings/journal/contract';
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

/** A day tells {@link MOST_FEELINGS_A_DAY} at most. */
function entryCount(entries: number): string {
  if (entries >= MOST_FEELINGS_A_DAY) return fill(OWN_COPY.manyEntriesOn, { n: MOST_FEELINGS_A_DAY });
  return entries === 1 ? OWN_COPY.oneEntryOn : fill(OWN_COPY.entriesOn, { n: entries });
}
