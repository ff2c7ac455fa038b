import { WONDERLING_IDS } from '@wonderlings/account/catalogue';

/** Who can be drawn, in the order of the cast: a companion's number is its place there, from 1. */
export { WONDERLING_IDS };
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
