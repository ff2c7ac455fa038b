import { STREAK_MILESTONES } from '@wonderlings/journal/contract';
import { ROAD_SIZE, roadHeightAt } from './road-shape.ts';

/** In percent of the picture, from its upper left. */
interface Place {
  readonly x: number;
  readonly y: number;
}
export interface Flag extends Place {
  readonly days: number;
  /** `got`: passed or reached; `next`: the one that comes next. */
  readonly state: 'got' | 'next' | 'later';
  /** Passed on a walk before this one: it keeps its colour. */
  readonly once: boolean;
}
export interface Road {
  readonly flags: readonly Flag[];
  /** Where the buddy stands. */
  readonly walker: Place;
}

/** Where the road begins for the buddy, and where the flags stand, in the picture's units. */
const STOPS = [0, ...STREAK_MILESTONES] as const;
const PLACES = [62, 262, 627, 820, 1000];
/** The buddy is half as wide as this on the smallest picture: it stands past a flag or before one, never over its number. */
const PAST_A_FLAG = 66;
/** A child who has passed the last flag walks on behind it. */
const BEYOND = 1070;

/** The road for a streak of so many days, and for the longest there was. */
export function roadFor(days: number, longest = days): Road {
  const next = STREAK_MILESTONES.find((stop) => stop > days);
  return {
    flags: STREAK_MILESTONES.map((stop) => ({
      days: stop,
      state: stop <= days ? 'got' : stop === next ? 'next' : 'later',
      once: stop > days && stop <= longest,
      ...placeAt(PLACES[STOPS.indexOf(stop)] ?? 0),
    })),
    walker: placeAt(walkedTo(days)),
  };
}

function walkedTo(days: number): number {
  const before = STOPS.findLastIndex((stop) => stop <= Math.max(days, 0));
  const [from, to] = [STOPS[before], STOPS[before + 1]];
  const [behind, ahead] = [PLACES[before], PLACES[before + 1]];
  if (from === undefined || behind === undefined) throw new RangeError('The road begins at day 0');
  const start = before === 0 ? behind : behind + PAST_A_FLAG;
  if (to === undefined || ahead === undefined) return days > from ? BEYOND : start;
  return start + ((ahead - PAST_A_FLAG - start) * (days - from)) / (to - from);
}

const placeAt = (x: number): Place => ({
  x: (x / ROAD_SIZE.width) * 100,
  y: (roadHeightAt(x) / ROAD_SIZE.height) * 100,
});
