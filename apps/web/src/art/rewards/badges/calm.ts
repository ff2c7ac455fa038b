import { blob, oval } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { feather } from '../motifs/garden.ts';
import { lanternWith, paperLantern } from '../motifs/places.ts';
import { breeze, bubbleOf, cloud, glints, star } from '../motifs/sky.ts';
import { cushionOf } from '../motifs/things.ts';
import { type Art, group, ink, put, shape, streak, tint, within } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const LAKE = oval(0, 7, 33);

export const CALM = {
  'badge/quiet-corner': badge(
    'calm',
    'common',
    put(paperLantern, 0, -8, 0.85),
    tint('M-12 6L-26 32H26L12 6Z', '#ffe58a', 0.4),
    put(cushionOf(crayon.violet), 0, 27, 1.15),
  ),
  'badge/soft-landing': badge(
    'calm',
    'uncommon',
    shape(blob('-31,27 -24,17 -12,14 0,17 12,14 24,18 31,27 20,37 0,39 -20,37'), crayon.leaf),
    streak('M-20 25h3M-8 30h3M4 26h3M14 31h3M20 25h3', crayon.lime, 2.4),
    put(feather, 3, 0, 1.05, 12),
    ink('M-27 -2q4 3 3 8M-20 -14q4 3 3 8', 0.8),
  ),
  'badge/four-quiet-places': badge(
    'calm',
    'uncommon',
    shape(oval(0, 7, 35), crayon.wood),
    within(
      'panes',
      oval(0, 7, 31),
      tint('M-34 -28H0V7H-34Z', '#d9f0ff'),
      tint('M0 -28H34V7H0Z', '#4b529f'),
      tint('M-34 7H0V42H-34Z', '#dff4d4'),
      tint('M0 7H34V42H0Z', '#9fd6f3'),
      put(bubbleOf('#f6d9f4'), -14, -7, 0.6),
      put(star, 14, -7, 0.6),
      put(breeze, -14, 20, 0.5),
      shape('M0 27Q6 14 16 17Q22 20 17 25Q24 24 34 28V42H0Z', crayon.deep, 0.8),
    ),
    ink('M0 -24V38M-31 7H31', 1.5),
  ),
  'badge/lake-at-dawn': badge(
    'calm',
    'rare',
    within(
      'lake',
      LAKE,
      tint(LAKE, '#ffdcae'),
      shape(oval(0, 4, 14), crayon.sun),
      shape('M-40 4L-24 -12L-8 4ZM8 4L25 -14L44 4Z', crayon.violet, 0.8),
      shape('M-40 4H40V44H-40Z', '#8fbdf0', 0.8),
      tint('M-12 5H12L6 18H-6Z', crayon.sun, 0.7),
    ),
    ink('M-33 7A33 33 0 1 1 -33 7.1', 0.8),
    streak('M-20 25A20 6 0 1 1 -20 25.1', crayon.white, 2.4),
    ink('M-10 25A10 2.8 0 1 1 -10 25.1', 0.8),
  ),
  'badge/keeper-of-calm': badge(
    'calm',
    'epic',
    tint(oval(0, 8, 31), crayon.white, 0.9),
    put(lanternWith(group(tint(oval(0, 2, 11, 13), '#dfe8ff'), put(cloud, -0.5, 2, 0.52))), 0, 11, 1.08),
    glints([-27, 2, 5], [27, -2, 6]),
  ),
} as const satisfies Record<string, Art>;
