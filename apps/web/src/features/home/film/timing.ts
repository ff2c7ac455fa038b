/** Seconds, and pictures a second, of the film. */
export const FILM_SECONDS = 8.4;
export const FILM_RATE = 25;

/** When the acts begin, in seconds. */
export const ACTS = { wave: 2.7, dance: 3.7, breathe: 5.1, puff: 5.9, cheer: 7 } as const;

/** How far between `from` and `to` the time is: 0 before, 1 after. */
export const progress = (time: number, from: number, to: number): number =>
  Math.max(0, Math.min(1, (time - from) / (to - from)));

export const easeInOut = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2;
export const easeOut = (t: number): number => 1 - (1 - t) ** 3;

/** Past the goal by a tenth, and back: how something springs up. */
export const overshoot = (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2;

export const blend = (a: number, b: number, t: number): number => a + (b - a) * t;

/** `count` hops in a row between two times, 0 to 1. */
export const hops = (time: number, from: number, to: number, count: number): number =>
  Math.abs(Math.sin(Math.PI * count * progress(time, from, to)));
