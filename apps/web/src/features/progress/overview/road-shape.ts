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
