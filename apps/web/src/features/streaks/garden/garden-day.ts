import type { GardenDay } from '@wonderlings/journal/contract';
import { FLOWER_NAMES, type FlowerId, flowerOf } from '../../../art/flowers/flower-of.ts';
import { fill } from '../../../lib/copy/fill.ts';
import { dateFormat } from '../../../lib/local-day/day-words.ts';
import { inWords } from '../../../lib/words/words.ts';
import { DAY_COPY, DEED_NAMES, REPLAY_COPY } from './garden.copy.ts';

/** So that no child saves more to have more. */
export const MOST_FLOWERS_A_DAY = 3;

/** What stands on a day's spot: flowers in a bunch, a resting seed, clover for what was done without a check-in, or grass. */
export type DayPlant =
  | { readonly kind: 'bunch'; readonly flowers: readonly FlowerId[]; readonly clover: boolean }
  | { readonly kind: 'seed' | 'clover' | 'grass' };

/**
 * One flower for a day's first feeling and one more for each other one, never bigger ones: a day with much in it is as
 * lovely as one with little. The same feeling again adds none.
 */
export function plantOf(day: GardenDay | undefined): DayPlant {
  if (!day) return { kind: 'grass' };
  const flowers = [...new Set(day.feelings.map(flowerOf))].slice(0, MOST_FLOWERS_A_DAY);
  if (flowers.length > 0) return { kind: 'bunch', flowers, clover: day.deeds.length > 0 };
  if (day.isRestDay) return { kind: 'seed' };
  return { kind: day.deeds.length > 0 ? 'clover' : 'grass' };
}

// A calendar day has no zone: it is built and told in UTC, so that no clock can move it.
const inUtc = (options: Intl.DateTimeFormatOptions) => dateFormat({ ...options, timeZone: 'UTC' });
const longDay = inUtc({ weekday: 'long', month: 'long', day: 'numeric' });
const dayOfYear = inUtc({ month: 'long', day: 'numeric', year: 'numeric' });
const monthOfYear = inUtc({ month: 'long', year: 'numeric' });
const instantOf = (localDate: string) => new Date(`${localDate}T00:00:00Z`);

/** `"Tuesday, November 3"` */
export const dayName = (localDate: string): string => longDay(instantOf(localDate));
/** `"November 3, 2026"` */
const fullDayName = (localDate: string): string => dayOfYear(instantOf(localDate));
/** `"November 2026"`, of a month `YYYY-MM`. */
export const monthName = (month: string): string => monthOfYear(instantOf(`${month}-01`));

/** `"Okay and Worried, checked in twice"`: what stands on a day, for screen readers. */
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

/** What a spot of the garden is called, where flowers come before dates: `"Okay, checked in twice. Tuesday, November 3"`. */
export function plotLabel(localDate: string, day: GardenDay | undefined): string {
  return fill(DAY_COPY.plot, { day: dayName(localDate), what: upperFirst(dayWords(day)) });
}

const upperFirst = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}`;

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

/** What the meadow shows, for screen readers. */
export function pictureWords(days: readonly GardenDay[]): string {
  const kinds = days.map((day) => plantOf(day).kind);
  const count = (kind: string) => kinds.filter((other) => other === kind).length;
  return fill(REPLAY_COPY.picture, {
    flowers: counted(inWords(REPLAY_COPY.pictureFlowers), count('bunch')),
    seeds: counted(REPLAY_COPY.pictureSeeds, count('seed')),
    clovers: counted(REPLAY_COPY.pictureClovers, count('clover')),
  });
}

/** The day that grew last, in words: `"November 3, 2026: Okay"`. */
export function momentWords(day: GardenDay | undefined): string {
  return day ? fill(DAY_COPY.label, { day: fullDayName(day.localDate), what: dayWords(day) }) : REPLAY_COPY.begin;
}

const counted = ({ one, many }: { one: string; many: string }, n: number) => (n === 1 ? one : fill(many, { n }));
