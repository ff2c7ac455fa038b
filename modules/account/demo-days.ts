import { dateOfDay, dayNumber, instantAt, localDateIn } from '@wonderlings/kernel';

/** How many local days before the visit the demo child registers; its story begins the day after. */
const DEMO_DAYS = 21;
const AFTER_SCHOOL_MINUTES = 16 * 60;

/** Four in the afternoon, 21 local days before now. */
export function demoBeginning(now: Date, timeZone: string): Date {
  const day = dayNumber(localDateIn(now, timeZone)) - DEMO_DAYS;
  return instantAt(dateOfDay(day), AFTER_SCHOOL_MINUTES, timeZone);
}
