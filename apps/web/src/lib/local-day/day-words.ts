import { dateOn } from './local-day.ts';

/** Made when it is first used: eleven at once, while the app starts, hold a slow phone up for a tenth of a second. */
export function dateFormat(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => {
    format ??= new Intl.DateTimeFormat('en-US', options);
    return format.format(at);
  };
}

const time = dateFormat({ hour: 'numeric', minute: '2-digit' });
const weekday = dateFormat({ weekday: 'long' });
const shortDate = dateFormat({ month: 'short', day: 'numeric' });
const shortDateOfYear = dateFormat({ month: 'short', day: 'numeric', year: 'numeric' });
const date = dateFormat({ month: 'long', day: 'numeric' });
const dateOfYear = dateFormat({ month: 'long', day: 'numeric', year: 'numeric' });
const fullDate = dateFormat({ weekday: 'long', month: 'long', day: 'numeric' });
const fullDateOfYear = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const shortMonthName = dateFormat({ month: 'short' });
const month = dateFormat({ month: 'long' });
const monthOfYear = dateFormat({ month: 'long', year: 'numeric' });

const MINUTE_MS = 60_000;

// Of an instant, in the zone of this device.

/** As it is known here, or as a server wrote it (ISO 8601). */
type Instant = Date | string;

/** "5:44 pm" */
export const clockTime = (at: Instant): string =>
  time(new Date(at))
    .replace(/[\u00a0\u202f]/g, ' ')
    .toLowerCase();
/** The first whole minute from then on: what is told is never too early. */
export const minuteFrom = (at: Date): string => clockTime(new Date(Math.ceil(at.getTime() / MINUTE_MS) * MINUTE_MS));
/** "Sunday" */
export const weekdayAt = (at: Instant): string => weekday(new Date(at));
/** "Sunday, November 22" */
export const dayAt = (at: Instant): string => fullDate(new Date(at));
/** "November 22, 2026" */
export const dateAt = (at: Instant): string => dateOfYear(new Date(at));
/** "Sunday, November 22, 2026" */
export const fullDateAt = (at: Instant): string => fullDateOfYear(new Date(at));

// Of a local day, `YYYY-MM-DD`, or of a month, `YYYY-MM`. With `today`, another year is said; without, no year is.

const isThisYear = (day: string, today: string): boolean => day.slice(0, 4) === today.slice(0, 4);

/** "Saturday" */
export const weekdayName = (localDate: string): string => weekday(dateOn(localDate));
/** "Nov 5", or "Nov 5, 2025" */
export const shortDay = (localDate: string, today = localDate): string =>
  (isThisYear(localDate, today) ? shortDate : shortDateOfYear)(dateOn(localDate));
/** "November 21", or "November 21, 2025" */
export const dayName = (localDate: string, today = localDate): string =>
  (isThisYear(localDate, today) ? date : dateOfYear)(dateOn(localDate));
/** "November 21, 2026" */
export const fullDay = (localDate: string): string => dateOfYear(dateOn(localDate));
/** "Saturday, November 21", or "Friday, November 21, 2025" */
export const longDay = (localDate: string, today = localDate): string =>
  (isThisYear(localDate, today) ? fullDate : fullDateOfYear)(dateOn(localDate));
/** "November", or "November 2025" */
export const monthName = (yearMonth: string, today = yearMonth): string =>
  (isThisYear(yearMonth, today) ? month : monthOfYear)(dateOn(`${yearMonth}-01`));
/** "Nov" */
export const shortMonth = (yearMonth: string): string => shortMonthName(dateOn(`${yearMonth}-01`));
/** "November 2026" */
export const fullMonth = (yearMonth: string): string => monthOfYear(dateOn(`${yearMonth}-01`));

/** "5:12 pm", of the time `17:12` of a local day. */
export function timeWords(localTime: string): string {
  const [hour = 0, minute = 0] = localTime.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
