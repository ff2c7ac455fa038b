import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { Mood } from '../../art/companions/wonderling.tsx';

export const FILM_COPY = {
  alt: 'The wonderlings wave, dance and puff small clouds.',
  play: 'Tap to play it',
  again: 'Tap to play it again',
  pause: 'Pause',
} as const;

export const HOME_COPY = {
  start: 'Start Your Journey',
  madeBy: 'Created by a teenager for young teens.',
  times: 'Move or rest?',
} as const;

export interface TimeCopy {
  readonly title: string;
  readonly text: string;
  readonly button: string;
  readonly path: '/active-time' | '/down-time';
  readonly companions: readonly { readonly who: WonderlingId; readonly mood: Mood }[];
}

export const ACTIVE_TIME: TimeCopy = {
  title: 'Active Time',
  text: 'Get outside, look closely and move your own way.',
  button: 'Explore',
  path: '/active-time',
  companions: [
    { who: 'fern', mood: 'cheering' },
    { who: 'rally', mood: 'cheering' },
    { who: 'bella', mood: 'happy' },
  ],
};

export const DOWN_TIME: TimeCopy = {
  title: 'Down Time',
  text: 'Sleep well, breathe slowly and write things down.',
  button: 'Explore',
  path: '/down-time',
  companions: [
    { who: 'lulu', mood: 'sleepy' },
    { who: 'zola', mood: 'breathing-out' },
    { who: 'blot', mood: 'calm' },
  ],
};
