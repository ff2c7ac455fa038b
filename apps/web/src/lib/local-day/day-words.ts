import { dateOn } from './local-day.ts';

const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
const time = format({ hour: 'numeric', minute: '2-digit' });
const weekday = format({ weekday: 'long' });
const shortDate = format({ month: 'short', day: 'numeric' });
const shortDateOfYear = format({ month: 'short', day: 'numeric', year: 'numeric' });
const date = format({ month: 'long', day: 'numeric' });
const dateOfYear = format({ month: 'long', day: 'numeric', year: 'numeric' });
const fullDate = format({ weekday: 'long', month: 'long', day: 'numeric' });
const fullDateOfYear = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const shortMonthName = format({ month: 'short' });
const month = format({ month: 'long' });
const monthOfYear = format({ month: 'long', year: 'numeric' });

const MINUTE_MS = 60_000;

// Of an instant, in the zone of this device.

/** As it is known here, or as a server wrote it (ISO 8601). */
type Instant = Date | string;

/** "5:44 pm" */
export const clockTime = (at: Instant): string =>
  time
    .format(new Date(at))
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
/** The first whole minute from then on: what is told is never too early. */
export const minuteFrom = (at: Date): string => clockTime(new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS));
/** "Sunday" */
export const weekdayAt = (at: Instant): string => weekday.format(new Date(at));
/** "Sunday, November 22" */
export const dayAt = (at: Instant): string => fullDate.format(new Date(at));
/** "November 22, 2026" */
export const dateAt = (at: Instant): string => dateOfYear.format(new Date(at));
/** "Sunday, November 22, 2026" */
export const fullDateAt = (at: Instant): string => fullDateOfYear.format(new Date(at));

// Of a local day, `YYYY-MM-DD`, or of a month, `YYYY-MM`. With `today`, another year is said; without, no year is.

const isThisYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4);

/** "Saturday" */
export const weekdayName = (localDate: string): string => weekday.format(dateOn(localDate));
/** "Nov 5", or "Nov 5, 2025" */
export const shortDay = (localDate: string, today = localDate): string =>
  (isThisYear(localDate, today) ? shortDate : shortDateOfYear).format(dateOn(localDate));
/** "November 21", or "November 21, 2025" */
export const dayName = (localDate: string, today = localDate): string =>
  (isThisYear(localDate, today) ? date : dateOfYear).format(dateOn(localDate));
/** "November 21, 2026" */
export const fullDay = (localDate: string): string => dateOfYear.format(dateOn(localDate));
/** "Saturday, November 21", or "Friday, November 21, 2025" */
export const longDay = (localDate: string, today = localDate): string =>
  (isThisYear(localDate, today) ? fullDate : fullDateOfYear).format(dateOn(localDate));
/** "November", or "November 2025" */
export const monthName = (yearMonth: string, today = yearMonth): string =>
  (isThisYear(yearMonth, today) ? month : monthOfYear).format(dateOn(`${yearMonth}-01`));
/** "Nov" */
export const shortMonth = (yearMonth: string): string => shortMonthName.format(dateOn(`${yearMonth}-01`));
/** "November 2026" */
export const fullMonth = (yearMonth: string): string => monthOfYear.format(dateOn(`${yearMonth}-01`));

/** "5:12 pm", of the time `17:12` of a local day. */
export function timeWords(localTime: string): string {
  const [hour = 0, minute = 0] = localTime.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
