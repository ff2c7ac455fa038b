import { dateOn } from './local-day.ts';

const longDate = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** `"Wednesday, May 7, 2025"`, of the child's calendar day. */
export function longDateOf(localDate: string): string {
  return longDate.format(dateOn(localDate));
}

/** `"4:05 PM"`, where this device is. */
export function timeOf(timestamp: string): string {
  return time.format(new Date(timestamp));
}
