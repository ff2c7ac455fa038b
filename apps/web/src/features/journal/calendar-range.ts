export interface CalendarRange {
  readonly first: string;
  readonly last: string;
}

/** From the first entry's day to today; or further, for a child who flew west and wrote on what is tomorrow here. */
export function calendarRange(days: Iterable<string>, today: string): CalendarRange {
  let first = today;
  let last = today;
  for (const day of days) {
    if (day < first) first = day;
    if (day > last) last = day;
  }
  return { first, last };
}

const DAYS_A_WEEK = 7;

/** How many weeks from Sunday a day's month reaches into. */
export function weeksOfMonth(localDate: string): number {
  const [year = 1970, month = 1] = localDate.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return Math.ceil((first + days) / DAYS_A_WEEK);
}
