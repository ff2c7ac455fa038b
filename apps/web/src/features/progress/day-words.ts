import { dateOn } from '../../lib/local-day/local-day.ts';

// As dates are written everywhere in the app.
const short = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short' });
const shortOfYear = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric' });
const long = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric' });
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', day: 'numeric', month: 'long' });

/** `"Nov 12"`, of a calendar day; with the year where it is not this one's. */
export function shortDay(localDate: string, today: string): string {
  return (localDate.slice(0, 4) === today.slice(0, 4) ? short : shortOfYear).format(dateOn(localDate));
}

/** `"November 12, 2026"`, of a calendar day. */
export const longDay = (localDate: string): string => long.format(dateOn(localDate));

/** `"Thursday, November 12"`, of a calendar day. */
export const weekdayOf = (localDate: string): string => weekday.format(dateOn(localDate));
