import type { MonthFigures } from '@wonderlings/history/month-contract';
import { fullMonth, monthName } from '../../lib/local-day/day-words.ts';
import type { Bed } from './charts/beds.ts';
import type { MinuteBar } from './charts/minute-bars.ts';
import { isLate, type VisitAt } from './charts/visits.ts';
import { counted, hourName, numberWord, WEEKDAYS, weekdayOf } from './month.copy.ts';
import { type MonthTotals, totalsOf } from './month-days.ts';

/**
 * The sentences of a month, made of counts alone. They never say more, less, better, worse or usual, and never hold one month
 * against another. `**` stands round what is said with weight.
 */
export function monthSays(name: string, figures: MonthFigures): string {
  const { here, days, feelings, written } = totalsOf(figures);
  if (here === 0) return `${name} was not here in ${monthName(figures.month)}. That needs no reason.`;
  const seen = `${name} was here on **${here} of ${counted(days, 'day')}** and saved **${counted(feelings, 'feeling')}**.`;
  return written === 0 ? seen : `${seen} Something was written on **${counted(written, 'day')}**.`;
}

/** The same for the sheet of paper, without weight. */
export function printSays(name: string, { here, days, feelings, written }: MonthTotals): string {
  const wrote = written === 0 ? '' : ` and wrote something on ${counted(written, 'day')}`;
  const saved = `saved ${counted(feelings, 'feeling')}`;
  const seen = `${name} was here on ${here} of ${counted(days, 'day')}`;
  return `${seen}${wrote ? `, ${saved}${wrote}` : ` and ${saved}`}. No words of ${name}'s are on this sheet.`;
}

export const houseSays = (name: string): string =>
  `A window for each day, lit when ${name} was here. One lit pane is **one thing done**: a feeling, a breath, a page.`;

export function meadowSays(beds: readonly Bed[]): string {
  const [first, second] = [...beds].sort((a, b) => b.times - a.times);
  if (!first) return 'No feeling was saved in this month.';
  const most = second ? `**${first.name}** and **${second.name}** came up most.` : `**${first.name}** came up.`;
  return `${most} Every feeling is okay here, and a short row is not a better one.`;
}

export function minutesSay(bars: readonly MinuteBar[], here: number): string {
  const [first, second] = bars;
  if (!first) return 'Nothing timed this month.';
  const all = bars.reduce((sum, { minutes }) => sum + minutes, 0);
  const largest = first.minutes > (second?.minutes ?? 0) && second ? `; **${first.name}** took the largest part` : '';
  return `**${counted(all, 'minute')}** on ${counted(here, 'day')}${largest}. Longer is not better: nothing here rewards minutes.`;
}

/** Three hours wide, the window with most visits: the earliest of several. */
export function daytimeSays(visits: readonly VisitAt[], month: string): string {
  if (visits.length === 0) return `No visit in ${fullMonth(month)}.`;
  const began = (from: number) => visits.filter(({ minute }) => minute >= from * 60 && minute < (from + 3) * 60).length;
  const from = Array.from({ length: 22 }, (_, hour) => hour).reduce((best, hour) =>
    began(hour) > began(best) ? hour : best,
  );
  const mostly = `**${began(from)} of ${counted(visits.length, 'visit')}** began between ${hourName(from)} and ${hourName(from + 3)}.`;
  return `${mostly} ${lateSays(visits.filter(isLate))}`;
}

function lateSays(late: readonly VisitAt[]): string {
  if (late.length === 0) return 'None was later than 9 pm.';
  const [day, ...others] = new Set(late.map(({ localDate }) => WEEKDAYS[weekdayOf(localDate)]));
  const was = `**${numberWord(late.length)} ${late.length === 1 ? 'was' : 'were'} later than 9 pm**`;
  if (others.length > 0) return `${was}.`;
  return late.length === 1 ? `${was}, on a ${day}.` : `${was}, all of them on a ${day}.`;
}

/** @param isNow whether the newest row goes on today */
export function rowsSay({ latest, longest }: MonthFigures['rows'], isNow: boolean): string {
  const [newest] = latest;
  if (!newest) return 'The first row begins with the first check-in.';
  const row = isNow
    ? `The row of now has **${counted(newest.days, 'day')}**.`
    : `The longest row had **${counted(longest, 'day')}**.`;
  return `${row} A gap ends a row and takes nothing away.`;
}

export const STREAM_SAYS =
  'The stream is wide where many feelings were saved, and narrow where few were. Drawn over three weeks; the table has each week.';
