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

const MINUTES_PER_DAY = 24 * 60;
/** One decimal of an hour. */
const MINUTES_PER_TENTH = 6;

/**
 * Hours from going to bed to waking up, both `HH:MM`, to one decimal; halves go up. A wake-up that is not later than the
 * bedtime is on the next day, so the same time twice is 24 hours.
 *
 * These are hours by the clock on the wall, not hours that went by: the specification knows bedtime and wake-up as `HH:MM`,
 * without a date or a zone, and a child checks the sum by counting on the clock. In the one night a year when clocks go
 * forward this says an hour too many, in the one when they go back an hour too few.
 */
export function hoursOfSleep(bedtime: string, wakeup: string): number {
  const asleep = minuteOfDay(bedtime);
  const awake = minuteOfDay(wakeup);
  const minutes = awake > asleep ? awake - asleep : awake + MINUTES_PER_DAY - asleep;
  // In tenths first: a half of a tenth is exact then, and rounds up every time.
  return Math.round(minutes / MINUTES_PER_TENTH) / 10;
}

function minuteOfDay(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}
