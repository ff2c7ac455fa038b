/** Who can be drawn. The order is that of the cast: a companion's number is its place here, from 1. */
export const WONDERLING_IDS = [
  'zola',
  'bella',
  'rally',
  'setta',
  'pogo',
  'lulu',
  'fern',
  'blot',
  'hum',
  'tuck',
  'glim',
  'pip',
] as const;
export type WonderlingId = (typeof WONDERLING_IDS)[number];

/** For a key that comes from the server. */
export function isWonderlingId(key: unknown): key is WonderlingId {
  return WONDERLING_IDS.some((id) => id === key);
}

export const MOODS = [
  'happy',
  'calm',
  'cheering',
  'sleepy',
  'thinking',
  'listening',
  'breathing-in',
  'breathing-out',
  'sad-with-you',
] as const;
export type Mood = (typeof MOODS)[number];
