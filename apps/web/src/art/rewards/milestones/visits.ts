import { oval } from '../../companions/rig/paths.ts';
import { scene } from '../frames/scene.ts';
import { flowerOf, hill, slope, stem } from '../motifs/garden.ts';
import { glints, moon } from '../motifs/sky.ts';
import { type Art, group, ink, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';
import { put } from '../pen/place.tsx';

export const VISITS = {
  'milestone/visits-20': scene(
    'day',
    '#3e8e7e',
    put(slope('#bfe3a2'), 0, 22),
    shape('M-32 42V0C-32 -44 32 -44 32 0V42H22V0C22 -30 -22 -30 -22 0V42Z', crayon.stone),
    shape('M-22 38V0C-22 -18 -12 -24 -2 -23V44Z', crayon.teal),
    ink('M-16 38V-12M-9 40V-19', 0.8),
    shape('M22 38V0C22 -10 18 -16 14 -19L10 -16V36Z', crayon.teal),
    tint('M-2 38L-8 44H18L10 38Z', crayon.sand),
    put(flowerOf(crayon.pink), 4, 22, 0.42),
    put(flowerOf(crayon.sun, crayon.orange), 3, 8, 0.36),
  ),
  'milestone/visits-50': scene(
    'day',
    '#3e8e7e',
    put(hill('#bfe3a2'), 0, 24),
    streak('M0 -8C-14 -18 -20 -6 -20 10M0 -8C14 -18 20 -6 20 10M0 -8V6', crayon.blue, 3),
    shape('M-30 12H30Q28 28 8 30L10 40H-10L-8 30Q-28 28 -30 12Z', crayon.stone),
    tint(oval(0, 13, 27, 4), crayon.blue),
    shape('M-4 12V-6H4V12Z', crayon.stone, 0.9),
    put(
      group(
        shape('M-12 -4C-12 -12 -2 -14 2 -7C10 -6 15 0 22 -4C20 8 8 12 -2 9C-8 8 -12 2 -12 -4Z', crayon.coral),
        shape('M-11 -6L-18 -3L-11 0Z', crayon.sun, 0.8),
        tint(oval(-6, -5, 1.6), crayon.dark),
      ),
      2,
      -17,
      0.9,
    ),
  ),
  'milestone/visits-120': scene(
    'night',
    '#3e8e7e',
    glints([-24, -20, 5], [-4, -32, 6], [20, -24, 4], [10, -12, 3.4], [-12, -8, 3.4], [30, -6, 3]),
    put(moon, 22, -28, 0.36),
    put(hill('#3f7d6a'), 0, 18),
    put(stem(18), -22, 14),
    put(stem(22), 0, 8),
    put(stem(18), 22, 14),
    put(flowerOf(crayon.pink), -22, 12, 0.6),
    put(flowerOf(crayon.sun, crayon.orange), 0, 5, 0.72),
    put(flowerOf(crayon.lilac), 22, 12, 0.6),
  ),
} as const satisfies Record<string, Art>;
