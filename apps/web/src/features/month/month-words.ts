// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const short = inUtc({ month: 'short', day: 'numeric' });
const long = inUtc({ weekday: 'long', month: 'long', day: 'numeric' });
const ofYear = inUtc({ month: 'long', day: 'numeric', year: 'numeric' });
const noYear = inUtc({ month: 'long', day: 'numeric' });
const month = inUtc({ month: 'long' });
const monthOfYear = inUtc({ month: 'long', year: 'numeric' });
const instantOf = (localDate: string) => new Date(`${localDate}T00:00:00Z`);

/** `"Nov 5"` */
export const shortDay = (localDate: string): string => short.format(instantOf(localDate));
/** `"Saturday, November 21"` */
export const longDay = (localDate: string): string => long.format(instantOf(localDate));
/** `"November 21"` */
export const dayName = (localDate: string): string => noYear.format(instantOf(localDate));
/** `"November 21, 2026"` */
export const fullDay = (localDate: string): string => ofYear.format(instantOf(localDate));
/** `"November"`, of a month `YYYY-MM`. */
export const monthName = (yearMonth: string): string => month.format(instantOf(`${yearMonth}-01`));
/** `"November 2026"` */
export const fullMonth = (yearMonth: string): string => monthOfYear.format(instantOf(`${yearMonth}-01`));

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** 0 is Sunday. */
export const weekdayOf = (localDate: string): number => instantOf(localDate).getUTCDay();

/** `"5:12 pm"`, of minutes since midnight. */
export function clock(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  return `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`;
}
/** `"3 pm"`; midnight is `"12 am"`. */
export const hourName = (hour: number): string => `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;

/** `"1 time"`, `"3 times"` */
export const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five'] as const;
/** `"Three"`, and `"6"` from there on. For the beginning of a sentence. */
export const numberWord = (count: number): string => NUMBERS[count] ?? String(count);
