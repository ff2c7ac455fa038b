import type { GardenDay } from '@wonderlings/journal/contract';
import { FLOWER_NAMES, flowerOf } from '../../../art/flowers/flower-of.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { DAY_COPY, DEED_NAMES } from './garden.copy.ts';

// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const longDay = inUtc({ weekday: 'long', month: 'long', day: 'numeric' });
const dayOfYear = inUtc({ month: 'long', day: 'numeric', year: 'numeric' });
const monthOfYear = inUtc({ month: 'long', year: 'numeric' });
const instantOf = (localDate: string) => new Date(`${localDate}T00:00:00Z`);

/** `"Tuesday, November 3"` */
export const dayName = (localDate: string): string => longDay.format(instantOf(localDate));
/** `"November 3, 2026"` */
export const fullDayName = (localDate: string): string => dayOfYear.format(instantOf(localDate));
/** `"November 2026"`, of a month `YYYY-MM`. */
export const monthName = (month: string): string => monthOfYear.format(instantOf(`${month}-01`));

/** `"Okay and Worried, checked in twice"`: what stands on a day, for whoever cannot see it. */
export function dayWords(day: GardenDay | undefined): string {
  if (!day) return DAY_COPY.quiet;
  const felt = [...new Set(feltNames(day))];
  if (felt.length > 0) return [listed(felt), times(day.feelings.length), alsoDid(day)].filter(Boolean).join(', ');
  if (day.isRestDay) return day.deeds.length > 0 ? `${DAY_COPY.restDay}, ${DAY_COPY.alsoDid}` : DAY_COPY.restDay;
  return DAY_COPY.didOnly;
}

/** What a day's spot is called: `"Tuesday, November 3: Okay, checked in twice"`. */
export function spotLabel(localDate: string, day: GardenDay | undefined, today: string): string {
  return fill(DAY_COPY.label, { day: dayName(localDate), what: whatOn(localDate, day, today) });
}

function whatOn(localDate: string, day: GardenDay | undefined, today: string): string {
  if (localDate > today) return DAY_COPY.notYet;
  if (localDate < today) return dayWords(day);
  return `${DAY_COPY.today}, ${day && day.feelings.length > 0 ? dayWords(day) : DAY_COPY.waiting}`;
}

/** One name for each flower of the day, in the order they were felt. */
export const feltNames = ({ feelings }: GardenDay): readonly string[] =>
  feelings.map((feeling) => FLOWER_NAMES[flowerOf(feeling)]);

/** The names of what was done; what a newer server knows and this page does not is left out. */
export const deedNames = ({ deeds }: GardenDay): readonly string[] => deeds.flatMap((deed) => DEED_NAMES[deed] ?? []);

const alsoDid = ({ deeds }: GardenDay) => (deeds.length > 0 ? DAY_COPY.alsoDid : '');

function times(checkIns: number): string {
  if (checkIns < 2) return '';
  return checkIns === 2 ? DAY_COPY.twice : fill(DAY_COPY.times, { n: checkIns });
}

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const listed = (names: readonly string[]): string => list.format(names);
