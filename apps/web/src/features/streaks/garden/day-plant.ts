import type { GardenDay } from '@wonderlings/journal/contract';
import { type FlowerId, flowerOf } from '../../../art/flowers/flower-of.ts';

/** So that nobody saves more to have more. */
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
