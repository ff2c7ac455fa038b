/** A place in the figure's box, 200 × 220 units, x to the right and y down; the ground is at y = 206. */
export type Point = readonly [x: number, y: number];

/** -1 is the viewer's left, 1 the right. */
export type Side = -1 | 1;

/** One decimal is a twentieth of a pixel at the largest size shown. */
export const round = (value: number): number => Math.round(value * 10) / 10;
export const at = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

/** As a CSS transform origin: lengths in a figure are its box's units. */
export const originOf = ([x, y]: Point): string => `${round(x)}px ${round(y)}px`;

export const between = (a: Point, b: Point, t: number): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
export const distance = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]);
export const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

/** From `from`, `length` units on: 0° hangs down, 90° points outward, 180° straight up, negative crosses the body. */
export function along(from: Point, side: Side, degrees: number, length: number): Point {
  return [from[0] + side * Math.sin(radians(degrees)) * length, from[1] + Math.cos(radians(degrees)) * length];
}

/** The numbers of an SVG `points` list in tuples of `size`. Throws for a list that does not come out even. */
export function tuples(list: string, size: number): readonly (readonly number[])[] {
  const numbers = list
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length % size !== 0 || numbers.some(Number.isNaN)) throw new RangeError(`Not tuples of ${size}: ${list}`);
  return Array.from({ length: numbers.length / size }, (_, i) => numbers.slice(i * size, (i + 1) * size));
}

/** A soft closed shape through points ("x,y x,y", clockwise), Catmull-Rom to Bézier. */
export function blob(points: string, tension = 1): string {
  const corners = tuples(points, 2).map(([x = 0, y = 0]): Point => [x, y]);
  const corner = (i: number): Point => corners[(i + corners.length) % corners.length] ?? [0, 0];
  const curves = corners.map((from, i) => {
    const [before, to, after] = [corner(i - 1), corner(i + 1), corner(i + 2)];
    const leaving: Point = [
      from[0] + ((to[0] - before[0]) / 6) * tension,
      from[1] + ((to[1] - before[1]) / 6) * tension,
    ];
    const arriving: Point = [
      to[0] - ((after[0] - from[0]) / 6) * tension,
      to[1] - ((after[1] - from[1]) / 6) * tension,
    ];
    return `C${at(leaving)} ${at(arriving)} ${at(to)}`;
  });
  return `M${at(corner(0))}${curves.join('')}Z`;
}

export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 1 ${round(rx * 2)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-rx * 2)} 0Z`;

/** Circles ("x,y,radius x,y,radius") as one path, so that ink goes round the whole. */
export const puffs = (circles: string): string =>
  tuples(circles, 3)
    .map(([x = 0, y = 0, r = 0]) => oval(x, y, r))
    .join('');

/** Two circles and what lies between them. */
export function capsule(a: Point, b: Point, ra: number, rb: number): string {
  const length = distance(a, b) || 0.01;
  const across: Point = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const edge = (p: Point, r: number, s: number) => at([p[0] + across[0] * r * s, p[1] + across[1] * r * s]);
  return `M${edge(a, ra, -1)}L${edge(b, rb, -1)}A${round(rb)} ${round(rb)} 0 0 1 ${edge(b, rb, 1)}L${edge(a, ra, 1)}A${round(ra)} ${round(ra)} 0 0 1 ${edge(a, ra, -1)}Z`;
}

export interface Limb {
  readonly d: string;
  /** The middle of the limb at t (0 to 1). */
  at(t: number): Point;
  /** Half its thickness there. */
  radius(t: number): number;
  /** The part from t to u, `inset` units slimmer: a sock, a glove. */
  part(t: number, u: number, inset: number): string;
}

/** How many capsules a limb is made of: fewer show as corners. */
const PIECES = 14;

/** A soft tapered limb from `a` by way of `m` to `b`: overlapping capsules, which union cleanly under one fill. */
export function limb(a: Point, m: Point, b: Point, radii: readonly [number, number, number]): Limb {
  const middle = between(a, b, 0.5);
  const control: Point = [m[0] + (m[0] - middle[0]) * 0.6, m[1] + (m[1] - middle[1]) * 0.6];
  const point = (t: number) => between(between(a, control, t), between(control, b, t), t);
  const [ra, rm, rb] = radii;
  const radius = (t: number) => (t < 0.5 ? ra + (rm - ra) * t * 2 : rm + (rb - rm) * (t - 0.5) * 2);
  const part = (t: number, u: number, inset: number) =>
    capsule(point(t), point(u), radius(t) - inset, radius(u) - inset);
  const d = Array.from({ length: PIECES }, (_, i) => part(i / PIECES, (i + 1) / PIECES, 0)).join('');
  return { d, at: point, radius, part };
}

export function star(x: number, y: number, r: number, turned = 0): string {
  const corners = Array.from({ length: 10 }, (_, i): Point => {
    const angle = radians(turned - 90 + i * 36);
    const reach = i % 2 ? r * 0.5 : r;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)];
  });
  return `M${corners.map(at).join('L')}Z`;
}

export function twinkle(x: number, y: number, r: number): string {
  const waist = r * 0.14;
  const side = (sx: number, sy: number, to: Point) => `Q${at([x + sx * waist, y + sy * waist])} ${at(to)}`;
  return `M${at([x, y - r])}${side(1, -1, [x + r, y])}${side(1, 1, [x, y + r])}${side(-1, 1, [x - r, y])}${side(-1, -1, [x, y - r])}Z`;
}

export const heart = (x: number, y: number, s: number): string =>
  `M${at([x, y + s])}C${at([x - s * 1.5, y])} ${at([x - s * 0.9, y - s])} ${at([x, y - s * 0.3])}C${at([x + s * 0.9, y - s])} ${at([x + s * 1.5, y])} ${at([x, y + s])}Z`;
