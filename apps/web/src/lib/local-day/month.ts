import { dayNumber } from './local-day.ts';

const MS_PER_DAY = 86_400_000;

/** `"2026-11"` */
export const monthOf = (localDate: string): string => localDate.slice(0, 7);

/** A day so many days later, or earlier. */
export const addDays = (localDate: string, days: number): string =>
  new Date((dayNumber(localDate) + days) * MS_PER_DAY).toISOString().slice(0, 10);

/** A month so many months later, or earlier. */
export function addMonths(month: string, months: number): string {
  const [year = 1970, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { readonly from: string; readonly to: string } {
  return { from: `${month}-01`, to: addDays(`${addMonths(month, 1)}-01`, -1) };
}
