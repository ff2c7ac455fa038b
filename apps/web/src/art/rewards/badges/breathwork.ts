import { oval, puffs } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { dragonBlowing, dragonHappy } from '../motifs/creatures.ts';
import { glad } from '../motifs/faces.ts';
import { leafOf } from '../motifs/garden.ts';
import { breeze, cloud, glints } from '../motifs/sky.ts';
import { balloonOf, paperBoat } from '../motifs/things.ts';
import { type Art, cord, group, ink, put, shape, streak, tint, within } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const puff = group(
  shape(puffs('-5,-4,6 5,-5,6 6,5,6 -5,5,6 0,0,6'), crayon.white, 0.9),
  ink('M-2 1C-2 -4 4 -4 3 0', 0.7),
);

export const BREATHWORK = {
  'badge/first-puff': badge('breathwork', 'common', put(dragonBlowing, -8, -4, 1.05), put(puff, 20, 16, 1.1)),
  'badge/little-breeze': badge(
    'breathwork',
    'common',
    put(breeze, -2, 5, 1.2),
    put(leafOf(crayon.leaf), 14, -17, 0.75),
  ),
  'badge/balloon-keeper': badge(
    'breathwork',
    'uncommon',
    cord('M-1 17C-8 22 6 26 -2 34', crayon.sun, 1.4),
    put(balloonOf(crayon.coral), 0, -6, 1.15),
    put(glad(6, -8), 0, -2, 1.1),
  ),
  'badge/river-of-breath': badge(
    'breathwork',
    'rare',
    within(
      'bank',
      oval(0, -2, 34),
      tint(oval(0, -2, 35), '#b5de95'),
      cord('M-14 -44C22 -34 20 -18 -4 -10C-28 -2 -18 16 14 18C26 20 24 30 20 40', crayon.blue, 16),
      streak('M-10 -34C8 -28 10 -22 -4 -16M-14 0C-16 8 -4 12 8 14', crayon.white, 1.8, 0.7),
    ),
    ink('M-34 -2A34 34 0 1 1 -34 -1.9', 0.8),
    put(paperBoat, 4, -10, 0.85, -6),
  ),
  'badge/cloud-dragon-friend': badge(
    'breathwork',
    'epic',
    put(dragonHappy, 0, -6, 1.1),
    put(cloud, -13, 20, 1.05),
    put(cloud, 15, 22, 0.8),
    glints([27, -17, 6], [-28, -14, 4]),
  ),
} as const satisfies Record<string, Art>;
