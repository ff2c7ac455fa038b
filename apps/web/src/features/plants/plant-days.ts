import { dayNumber } from '../../lib/local-day/local-day.ts';

/** The plant's age on a calendar day, from 1: the day it started is Day 1, whatever the clocks do in between. */
export function growthDay(startDate: string, date: string): number {
  return dayNumber(date) - dayNumber(startDate) + 1;
}

// A calendar day has no zone: it is told in UTC, so that no clock can move it.
const long = new Intl.DateTimeFormat('en-US', { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const utc = (localDate: string) => new Date(`${localDate}T00:00:00Z`);

/** `"April 25, 2025"` */
export const longDay = (localDate: string): string => long.format(utc(localDate));
/** `"Apr 25"` */
export const shortDay = (localDate: string): string => short.format(utc(localDate));
