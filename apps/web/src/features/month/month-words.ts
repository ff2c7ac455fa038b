import { dateOn } from '../../lib/local-day/local-day.ts';

export const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** 0 is Sunday. */
export const weekdayOf = (localDate: string): number => dateOn(localDate).getDay();

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
