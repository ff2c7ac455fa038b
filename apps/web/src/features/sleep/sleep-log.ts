import { hoursOfSleep } from './hours-of-sleep.ts';

/** A night, under the date of the day on which it was written down. */
export interface SleepEntry {
  /** `YYYY-MM-DD`, the child's own calendar day. */
  readonly date: string;
  /** `HH:MM`, as the child typed them. */
  readonly bedtime: string;
  readonly wakeup: string;
  readonly hours: number;
}

/** Specification 001, section 9. */
export const LOG_LIMIT = 30;

export function sleepEntry(date: string, bedtime: string, wakeup: string): SleepEntry {
  return { date, bedtime, wakeup, hours: hoursOfSleep(bedtime, wakeup) };
}

/** The new night first, in the place of one of the same date, and no more than the limit. */
export function withEntry(log: readonly SleepEntry[], entry: SleepEntry): readonly SleepEntry[] {
  return [entry, ...withoutEntry(log, entry.date)].slice(0, LOG_LIMIT);
}

export function withoutEntry(log: readonly SleepEntry[], date: string): readonly SleepEntry[] {
  return log.filter((entry) => entry.date !== date);
}

/** Puts a removed night back where it was. A night that was written for that date meanwhile stays. */
export function withEntryAgain(log: readonly SleepEntry[], entry: SleepEntry): readonly SleepEntry[] {
  if (log.some(({ date }) => date === entry.date)) return log;
  const older = log.findIndex(({ date }) => date < entry.date);
  return log.toSpliced(older < 0 ? log.length : older, 0, entry).slice(0, LOG_LIMIT);
}
