import { oval } from '../../companions/rig/paths.ts';
import { token } from '../frames/token.ts';
import { drum, zigzags } from '../motifs/things.ts';
import { type Art, cord, group, ink, shape, streak } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';
import { around, mirrored, put } from '../pen/place.tsx';

const STREAMERS = [crayon.red, crayon.sun, crayon.teal, crayon.violet, crayon.leaf];

/** An arm from the left edge, a mitten of a paw at 6,0. */
const arm = (color: string) =>
  group(
    cord('M-36 7Q-18 4 -2 0', color, 13),
    shape(oval(4, 0, 12.5, 9.5), color),
    streak('M-36 7Q-18 4 -2 0', color, 12.4),
    ink('M16 -3h-6M16 3h-6', 0.9),
  );

export const LIVELY = {
  'achievement/three-wiggles': token('movement', zigzags),
  'achievement/ten-wiggles': token(
    'movement',
    around(10, 20, (i) => cord('M0 13Q-7 6 0 1T0 -12', STREAMERS[i % 5] ?? crayon.red, 3.2)),
    shape(oval(0, 0, 4.5), crayon.sun, 0.8),
  ),
  'achievement/thirty-wiggles': token(
    'movement',
    put(drum, 0, 5, 1),
    ink('M-30 2l-3 -5M30 2l3 -5M-14 -27l-2 -5M14 -27l2 -5M0 -28v-6', 0.9),
  ),
  'achievement/teamwork': token(
    'movement',
    put(arm(crayon.brown), 0, 16),
    put(mirrored(arm('#f5a35a')), 0, 4),
    put(arm('#f2a0ae'), 0, -8),
    ink('M-12 -24l-3 -6M1 -26v-7M14 -24l3 -6', 1),
  ),
} as const satisfies Record<string, Art>;
