import { oval, puffs } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { hare } from '../motifs/creatures.ts';
import { glad } from '../motifs/faces.ts';
import { trunk } from '../motifs/garden.ts';
import { bow } from '../motifs/papers.ts';
import { boltOf, cloud } from '../motifs/sky.ts';
import { sneakerOf, whistleOf } from '../motifs/things.ts';
import { type Art, cord, group, ink, mirrored, put, shape, streak } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const ball = (color: string) =>
  group(shape(oval(0, 0, 8), color), ink('M-7 2Q0 -3 7 2', 0.7), streak('M-4 -4q2 -2 4 -2', crayon.white, 1.6));

const BALLS = [
  [-25, 15, crayon.red],
  [-16, -5, crayon.sun],
  [0, -15, crayon.teal],
  [16, -5, crayon.violet],
  [25, 15, crayon.leaf],
] as const;

export const MOVEMENT = {
  'badge/first-wiggle': badge('movement', 'common', put(hare, 0, 4, 0.98), ink('M-27 2q-4 6 -1 12M27 0q4 6 1 12', 1)),
  'badge/bouncy-days': badge(
    'movement',
    'uncommon',
    streak('M-25 16Q-18 -16 0 -16T25 16', crayon.coral, 1.6, 0.6),
    ...BALLS.map(([x, y, color]) => put(ball(color), x, y, 0.98)),
    ink('M-30 27H-20M20 27H30', 0.9),
  ),
  'badge/three-coaches': badge(
    'movement',
    'uncommon',
    cord('M0 -16Q-14 -10 -15 1M0 -16Q14 -10 15 1M0 -16V16', crayon.violet, 2),
    put(mirrored(whistleOf(crayon.pink)), -15, 4, 0.66, 8),
    put(whistleOf(crayon.sun), 15, 4, 0.66, -8),
    put(whistleOf(crayon.teal), -1, 22, 0.66),
    put(bow(crayon.violet), 0, -19, 0.62),
  ),
  'badge/strong-roots': badge(
    'movement',
    'rare',
    ink('M-4 22Q-14 24 -21 31M5 22Q14 24 22 31', 2.2),
    put(trunk, 0, 1, 0.9),
    shape(puffs('-20,-15,8 -25,-9,5.5 -14,-19,5'), crayon.leaf),
    shape(puffs('20,-17,8 26,-12,5.5 14,-21,5'), crayon.leaf),
    shape(puffs('-7,-29,7 6,-30,7 0,-35,7.5 0,-26,7'), crayon.lime),
    put(glad(4.6, 2), 1, 2, 0.9),
  ),
  'badge/happy-thunder': badge(
    'movement',
    'epic',
    put(cloud, 0, 6, 1.5),
    put(sneakerOf(crayon.red), -12, -11, 0.72, -8),
    put(sneakerOf(crayon.teal), 13, -4, 0.72, 4),
    put(boltOf('#fff0a0'), -12, 25, 0.62, 8),
    put(boltOf('#fff0a0'), 10, 26, 0.62, -8),
  ),
} as const satisfies Record<string, Art>;
