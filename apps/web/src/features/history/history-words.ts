import { dayName, longDay } from '../../lib/local-day/day-words.ts';
import { dateOn } from '../../lib/local-day/local-day.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });
/** `Sat 19` is said of a line in a list of a month. */
export const dayOfLine = (localDate: string): string =>
  `${weekday.format(dateOn(localDate))} ${Number(localDate.slice(8))}`;

/** `Saturday, November 14`; `November 9 to November 15`. */
export function quietWords([first, last]: readonly [string, string], today: string): string {
  if (first === last) return longDay(first, today);
  return `${dayName(first, today)} to ${dayName(last, today)}`;
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'] as const;
/** A small number as a child reads it. */
export const numberWord = (number: number): string => NUMBERS[number] ?? String(number);
