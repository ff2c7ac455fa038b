import { oval, puffs } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { grass, hill, pebbleOf } from '../motifs/garden.ts';
import { flagOf } from '../motifs/papers.ts';
import { cloud, glints, heartOf } from '../motifs/sky.ts';
import { type Art, cord, group, ink, put, shape, streak, tint, within } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const WINDOW = 'M-1 -38C8 -33 21 -31 34 -32C37 -9 36 23 1 38C-35 24 -38 -8 -35 -31C-22 -31 -9 -33 -1 -38Z';

const arrow = (color: string) => group(shape('M-15 -5H11L18 0L11 6H-15Z', color, 0.9));

const FOOT =
  'M-4 16C-10 15 -10 8 -8 2C-10 -4 -9 -10 -2 -10C6 -10 8 -3 6 4C5 10 4 16 -4 16Z' +
  puffs('-9,-14,3.2 -3,-17,3 3,-16,2.6 8,-12,2.3');

export const GOALS = {
  'badge/first-step': badge(
    'goals',
    'common',
    put(pebbleOf(crayon.stone), 0, 8, 1.7),
    put(shape(FOOT, crayon.coral), 1, -2, 1, 8),
  ),
  'badge/goal-met': badge(
    'goals',
    'uncommon',
    within('view', WINDOW, tint(WINDOW, '#d3efff'), put(cloud, -18, -16, 0.55), put(hill(crayon.lime), 0, 14)),
    put(flagOf(crayon.red), -2, -5, 1.05),
    put(grass, -16, 22),
    put(grass, 16, 21),
  ),
  'badge/many-paths': badge(
    'goals',
    'uncommon',
    cord('M0 34V-30', crayon.brown, 4.4),
    put(arrow(crayon.red), 8, -23, 0.95),
    put(arrow(crayon.blue), -8, -11, 0.95, 180),
    put(arrow(crayon.sun), 8, 1, 0.95),
    put(arrow(crayon.violet), -8, 13, 0.95, 180),
  ),
  'badge/steady-steps': badge(
    'goals',
    'rare',
    within(
      'stream',
      WINDOW,
      tint(WINDOW, crayon.lime),
      shape('M-60 -24L60 -10V16L-60 6Z', crayon.blue),
      streak('M-30 -14l8 1M4 -8l8 1M-26 2l8 1M18 8l8 1', crayon.white, 2, 0.8),
    ),
    put(pebbleOf(crayon.stone), -14, 17, 0.62),
    put(pebbleOf(crayon.stone), -7, 3, 0.55),
    put(pebbleOf(crayon.stone), 4, -8, 0.48),
    put(pebbleOf(crayon.stone), 14, -19, 0.42),
  ),
  'badge/inner-compass': badge(
    'goals',
    'epic',
    tint(oval(0, -2, 33), '#fff0ad', 0.8),
    shape(oval(0, -2, 27), crayon.sun),
    shape(oval(0, -2, 21), crayon.paper, 0.8),
    ink('M0 -21v3M0 14v3M-19 -2h3M16 -2h3', 1),
    put(group(shape('M-3.4 0L0 17L3.4 0Z', crayon.slate, 0.8), put(heartOf(crayon.red), 0, -6, 0.5)), 0, -2, 1, 32),
    glints([28, -26, 5], [-29, 14, 4]),
  ),
} as const satisfies Record<string, Art>;
