import type { Pack } from '../pack.ts';
import { NIGHT_THINGS } from './moon-dreams/night-things.ts';
import { NIGHT_VIEWS } from './moon-dreams/night-views.ts';
import { SLEEPERS } from './moon-dreams/sleepers.ts';

/** Sleepy things for the night sky. */
export const moonDreams = {
  card: ['#b9bdf5', '#6f73c4'],
  cover: ['star-fox', 'night-lamp', 'nap-moon'],
  drawings: { ...SLEEPERS, ...NIGHT_THINGS, ...NIGHT_VIEWS },
} as const satisfies Pack<'moon-dreams'>;
