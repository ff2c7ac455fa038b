import { oval, puffs } from '../../companions/rig/paths.ts';
import { token } from '../frames/token.ts';
import { hill, pebbleOf } from '../motifs/garden.ts';
import { flagOf } from '../motifs/papers.ts';
import { ladder } from '../motifs/places.ts';
import { type Art, shape, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';
import { each, put, within } from '../pen/place.tsx';

const VIEW = oval(0, 0, 38);

export const GOAL_TOKENS = {
  'achievement/two-goals': token(
    'goals',
    within('hill', VIEW, tint(VIEW, '#def3ff'), put(hill(crayon.lime), 0, 12)),
    put(flagOf(crayon.red), -14, -5, 0.9),
    put(flagOf(crayon.sun), 8, -2, 0.9),
  ),
  'achievement/five-goals': token(
    'goals',
    each(
      [
        [-24, 21, 0.52],
        [-10, 13, 0.48],
        [-16, 1, 0.44],
        [-2, -5, 0.4],
        [10, 3, 0.4],
      ],
      pebbleOf(crayon.stone),
    ),
    put(flagOf(crayon.red), 12, -15, 0.85),
  ),
  'achievement/twelve-goals': token(
    'goals',
    shape('M12 34C15 18 14 8 14 -4H25C24 8 25 18 29 34Z', crayon.brown),
    shape(puffs('-14,-20,11 0,-26,12 16,-25,12 26,-14,10'), crayon.leaf),
    shape('M-18 -5V-19H24V-5Z', crayon.sand),
    shape('M-23 -17L2 -32L29 -17Z', crayon.red),
    shape('M-3 -5V-15H7V-5Z', '#ffe58a', 0.8),
    shape('M-22 -6H28V-1H-22Z', crayon.wood, 0.9),
    put(ladder(12), -9, -3, 0.5),
  ),
} as const satisfies Record<string, Art>;
