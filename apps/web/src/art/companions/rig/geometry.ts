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
