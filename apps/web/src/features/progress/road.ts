import { STREAK_MILESTONES } from '@wonderlings/journal/contract';

interface Point {
  readonly x: number;
  readonly y: number;
}
/** A cubic Bézier curve; it begins where the one before ended. */
type Bend = readonly [control: Point, control: Point, end: Point];

const at = (x: number, y: number): Point => ({ x, y });

/** The picture's own units. */
export const ROAD_SIZE = { width: 1120, height: 360 } as const;
const START = at(-20, 330);
const BENDS: readonly Bend[] = [
  [at(120, 330), at(150, 270), at(262, 268)],
  [at(374, 266), at(412, 328), at(524, 318)],
  [at(636, 308), at(654, 222), at(774, 214)],
  [at(894, 206), at(904, 254), at(994, 224)],
  [at(1084, 194), at(1084, 158), at(1140, 154)],
];

const told = ({ x, y }: Point): string => `${x} ${y}`;
export const ROAD_PATH = `M${told(START)}${BENDS.map((bend) => `C${bend.map(told).join(' ')}`).join('')}`;

/** How high the road lies at `x`. It never turns back, so that there is one answer. */
export function roadHeightAt(x: number): number {
  const place = BENDS.findIndex(([, , end]) => x <= end.x);
  const bend = BENDS.at(place);
  if (!bend) throw new RangeError('A road without bends');
  const from = place > 0 ? (BENDS[place - 1]?.[2] ?? START) : place < 0 ? (BENDS.at(-2)?.[2] ?? START) : START;
  return alongBend(from, bend, x).y;
}

/** Enough halvings for a tenth of a unit on the longest bend. */
const HALVINGS = 12;

function alongBend(from: Point, bend: Bend, x: number): Point {
  let [low, high] = [0, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (pointOn(from, bend, middle).x < x) low = middle;
    else high = middle;
  }
  return pointOn(from, bend, (low + high) / 2);
}

function pointOn(from: Point, [one, other, end]: Bend, t: number): Point {
  const mix = (axis: keyof Point) =>
    (1 - t) ** 3 * from[axis] +
    3 * (1 - t) ** 2 * t * one[axis] +
    3 * (1 - t) * t ** 2 * other[axis] +
    t ** 3 * end[axis];
  return at(mix('x'), mix('y'));
}

/** In percent of the picture, from its upper left. */
interface Place {
  readonly x: number;
  readonly y: number;
}
interface Flag extends Place {
  readonly days: number;
  /** `got`: passed or reached; `next`: the one that comes next. */
  readonly state: 'got' | 'next' | 'later';
  /** Passed on a walk before this one: it keeps its colour. */
  readonly once: boolean;
}
interface Road {
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
