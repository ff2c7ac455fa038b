import type { Pack } from '../pack.ts';
import { STAR_CREATURES } from './star-legends/star-creatures.ts';
import { STAR_FINDS } from './star-legends/star-finds.ts';
import { STAR_LIGHTS } from './star-legends/star-lights.ts';

/** The rarest ones. */
export const starLegends = {
  card: ['#fff3c2', '#f7b93f'],
  cover: ['legend-planet', 'legend-songbird', 'legend-dragon'],
  drawings: { ...STAR_CREATURES, ...STAR_LIGHTS, ...STAR_FINDS },
} as const satisfies Pack<'star-legends'>;
