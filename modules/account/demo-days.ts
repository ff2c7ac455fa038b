import { dateOfDay, dayNumber, localDateIn } from '@wonderlings/kernel';

/** How many local days before the visit the demo child registers; its story begins the day after. */
const DEMO_DAYS = 21;
const AFTER_SCHOOL_MINUTES = 16 * 60;
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;

/** Four in the afternoon, 21 local days before now; an hour off when clocks change that very day. */
export function demoBeginning(now: Date, timeZone: string): Date {
  const day = dayNumber(localDateIn(now, timeZone)) - DEMO_DAYS;
  const guess = new Date(Date.parse(`${dateOfDay(day)}T00:00:00Z`) + AFTER_SCHOOL_MINUTES * MINUTE_MS);
  const shown = (dayNumber(localDateIn(guess, timeZone)) - day) * DAY_MINUTES + minuteOfDay(guess, timeZone);
  return new Date(guess.getTime() + (AFTER_SCHOOL_MINUTES - shown) * MINUTE_MS);
}

function minuteOfDay(instant: Date, timeZone: string): number {
  const clock = new Intl.DateTimeFormat('en-GB', { timeZone, hourCycle: 'h23', hour: 'numeric', minute: 'numeric' });
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  return (parts.get('hour') ?? 0) * 60 + (parts.get('minute') ?? 0);
}
