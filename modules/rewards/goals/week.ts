import { dateOfDay, dayNumber } from '@wonderlings/kernel';

const DAYS_OF_WEEK = 7;
/** 1970-01-01, day 0, was a Thursday. */
const FIRST_MONDAY = -3;

/** The Monday of the week of a calendar day: weeks are local, Monday to Sunday. */
export function mondayOf(localDate: string): string {
  const day = dayNumber(localDate);
  const sinceMonday = (((day - FIRST_MONDAY) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;
  return dateOfDay(day - sinceMonday);
}
