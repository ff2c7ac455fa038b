import type { Pack } from '../pack.ts';
import { BOXES_AND_TOOLS } from './toolbox-pals/boxes-and-tools.ts';
import { PALS } from './toolbox-pals/pals.ts';

/** Little helpers for big feelings. */
export const toolboxPals = {
  card: ['#d5efcf', '#8fc48a'],
  cover: ['crayon-trio', 'silly-mask', 'small-toolbox'],
  drawings: { ...BOXES_AND_TOOLS, ...PALS },
} as const satisfies Pack<'toolbox-pals'>;
