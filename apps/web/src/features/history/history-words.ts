import { dateOn } from '../../lib/local-day/local-day.ts';

const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat('en-US', options);
  return (localDate: string): string => formatter.format(dateOn(localDate));
};

/** `Saturday` */
export const weekdayName = format({ weekday: 'long' });
/** `Sat 19` is said of a line in a list of a month. */
const shortWeekday = format({ weekday: 'short' });
export const shortDay = (localDate: string): string => `${shortWeekday(localDate)} ${Number(localDate.slice(8))}`;
const dayOfYear = format({ month: 'long', day: 'numeric' });
const dayAndYear = format({ month: 'long', day: 'numeric', year: 'numeric' });
/** `November 21`, with the year where that is another one. */
export const dayName = (localDate: string, today: string): string =>
  localDate.slice(0, 4) === today.slice(0, 4) ? dayOfYear(localDate) : dayAndYear(localDate);
const longOfYear = format({ weekday: 'long', month: 'long', day: 'numeric' });
const longAndYear = format({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
/** `Saturday, November 21` */
export const longDay = (localDate: string, today: string): string =>
  localDate.slice(0, 4) === today.slice(0, 4) ? longOfYear(localDate) : longAndYear(localDate);

const monthOnly = format({ month: 'long' });
const monthShort = format({ month: 'short' });
const monthAndYear = format({ month: 'long', year: 'numeric' });
export const shortMonth = (month: string): string => monthShort(`${month}-01`);
/** `November`, with the year where that is another one. */
export const monthName = (month: string, today: string): string =>
  month.slice(0, 4) === today.slice(0, 4) ? monthOnly(`${month}-01`) : monthAndYear(`${month}-01`);

/** `17:12` is 5:12 pm. */
export function clockWords(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'am' : 'pm'}`;
}

/** `Saturday, November 14`; `Saturday, November 14 and Sunday, November 15`; `November 9 to November 15`. */
export function quietWords([first, last]: readonly [string, string], today: string): string {
  if (first === last) return longDay(first, today);
  return `${dayName(first, today)} to ${dayName(last, today)}`;
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
/** A small number as a child reads it. */
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);
