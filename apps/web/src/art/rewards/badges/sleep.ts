import { oval } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { owlAsleep, owlAwake } from '../motifs/creatures.ts';
import { moonflower, stem } from '../motifs/garden.ts';
import { page } from '../motifs/papers.ts';
import { glints, moon, star } from '../motifs/sky.ts';
import { pillowOf } from '../motifs/things.ts';
import { type Art, each, group, ink, put, shape, streak, tint, within } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

export const SLEEP = {
  'badge/moon-note': badge(
    'sleep',
    'common',
    glints([-24, -18, 4], [24, -22, 5]),
    put(moon, -4, 1, 1.45),
    put(group(page, streak('M-9 -6H8M-9 2H11M-9 10H5', crayon.violet, 2.4)), 12, 6, 0.78, 8),
    shape(oval(9, -10, 3), crayon.red, 0.8),
  ),
  'badge/pillow-keeper': badge(
    'sleep',
    'uncommon',
    glints([-20, -24, 4], [18, -26, 5]),
    put(pillowOf('#cfc9ff'), 0, 3, 1.1),
    each(
      [
        [-18, 1, 0.3],
        [-9, 9, 0.3],
        [0, 1, 0.3],
        [9, 9, 0.3],
        [18, 1, 0.3],
      ],
      star,
    ),
  ),
  'badge/starlight-and-sleep': badge(
    'sleep',
    'uncommon',
    streak('M-34 -14Q-16 -24 0 -24Q16 -24 34 -14', '#e9e4ff', 1.4),
    each(
      [
        [-25, -16, 0.36],
        [-9, -21, 0.36],
        [9, -21, 0.36],
        [25, -16, 0.36],
      ],
      star,
    ),
    put(owlAsleep, 0, 12, 0.95),
  ),
  'badge/night-garden': badge(
    'sleep',
    'rare',
    glints([-24, -20, 4], [2, -29, 4], [25, -15, 3]),
    within(
      'bed',
      oval(0, 0, 38),
      put(stem(26), -17, 6),
      put(stem(34), 3, -4),
      put(stem(22), 21, 9),
      shape('M-40 27Q0 19 40 28V44H-40Z', crayon.pine),
    ),
    put(moonflower, -17, 4, 0.75, -10),
    put(moonflower, 3, -8, 1),
    put(moonflower, 21, 8, 0.65, 12),
  ),
  'badge/moonlight-legend': badge(
    'sleep',
    'epic',
    put(owlAwake, 0, 8, 1.12),
    shape('M-16 -10L-18 -24L-8 -18L0 -28L8 -18L18 -24L16 -10Q0 -15 -16 -10Z', crayon.sun),
    tint(oval(-18, -25, 2.6) + oval(0, -29, 3) + oval(18, -25, 2.6), '#fff6cf'),
    ink('M-9 -14h.1M0 -16h.1M9 -14h.1', 1),
  ),
} as const satisfies Record<string, Art>;
