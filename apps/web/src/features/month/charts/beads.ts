import { LONGEST_BEADED_ROW, type RowOfDays } from '@wonderlings/history/month-contract';
import { dayNumber } from '../../../lib/local-day/local-day.ts';
import { addDays } from '../../../lib/local-day/month.ts';

/** A row of days as it is strung. */
export interface BeadString {
  /** What one bead stands for, in days. */
  readonly each: number;
  /** In order: true for a check-in, false for a day that rested. */
  readonly beads: readonly boolean[];
}

const WEEK = 7;
/** A year and more has so many beads by the week that none would be seen. */
const LONG = 30;

const lengthOf = ({ first, last }: Pick<RowOfDays, 'first' | 'last'>): number => dayNumber(last) - dayNumber(first) + 1;

export function beadsOf(row: RowOfDays): BeadString {
  const length = lengthOf(row);
  if (length <= LONGEST_BEADED_ROW) {
    const rested = new Set(row.restDays);
    return { each: 1, beads: Array.from({ length }, (_, day) => !rested.has(addDays(row.first, day))) };
  }
  const each = length <= LONGEST_BEADED_ROW * WEEK ? WEEK : LONG;
  return { each, beads: Array.from({ length: Math.ceil(length / each) }, () => true) };
}
