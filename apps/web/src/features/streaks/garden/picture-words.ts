import type { GardenDay } from '@wonderlings/journal/contract';
import { fill } from '../../../lib/copy/fill.ts';
import { plantOf } from './day-plant.ts';
import { dayWords, fullDayName } from './day-words.ts';
import { DAY_COPY, REPLAY_COPY } from './garden.copy.ts';

/** What the meadow shows, for whoever cannot see it. */
export function pictureWords(days: readonly GardenDay[]): string {
  const kinds = days.map((day) => plantOf(day).kind);
  const count = (kind: string) => kinds.filter((other) => other === kind).length;
  return fill(REPLAY_COPY.picture, {
    flowers: counted(REPLAY_COPY.pictureFlowers, count('bunch')),
    seeds: counted(REPLAY_COPY.pictureSeeds, count('seed')),
    clovers: counted(REPLAY_COPY.pictureClovers, count('clover')),
  });
}

/** The day that grew last, in words: `"November 3, 2026: Okay"`. */
export function momentWords(day: GardenDay | undefined): string {
  return day ? fill(DAY_COPY.label, { day: fullDayName(day.localDate), what: dayWords(day) }) : REPLAY_COPY.begin;
}

const counted = ({ one, many }: { one: string; many: string }, n: number) => (n === 1 ? one : fill(many, { n }));
