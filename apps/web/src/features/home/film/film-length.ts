/** Seconds, and pictures a second, of the film. */
export const FILM_SECONDS = 8.4;
export const FILM_RATE = 25;

/** When the acts begin, in seconds. */
export const ACTS = { wave: 2.7, dance: 3.7, breathe: 5.1, puff: 5.9, cheer: 7 } as const;
