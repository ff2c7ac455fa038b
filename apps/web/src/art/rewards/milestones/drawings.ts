import { blob, oval, puffs } from '../../companions/rig/geometry.ts';
import { scene } from '../frames/scene.ts';
import { glad } from '../motifs/faces.ts';
import { flowerOf, grass, hill, slope, sprout, stem } from '../motifs/garden.ts';
import { cloud, glints, moon, sun } from '../motifs/sky.ts';
import { type Art, cord, group, ink, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';
import { CHECK_IN } from './check-in.ts';
import { DEEDS } from './deeds.ts';

const LEDGE = '#6c9a4f';
const earth = (y: number) =>
  group(
    shape(`M-60 ${y}Q-20 ${y - 6} 0 ${y - 2}T60 ${y}V60H-60Z`, '#a87150'),
    tint(oval(-24, y + 10, 2.4, 1.6) + oval(22, y + 14, 2.8, 1.8) + oval(-10, y + 22, 2, 1.4), '#7f5138', 0.7),
  );

const STREAK = {
  'milestone/streak-3': scene(
    'day',
    LEDGE,
    put(sun, 18, -24, 0.6),
    earth(-4),
    tint(oval(0, 17, 22, 19), '#7f5138', 0.55),
    shape(blob('0,-2 11,6 14,18 8,30 0,34 -8,30 -14,18 -11,6'), crayon.sand),
    streak('M0 0V32M-7 5Q-10 18 -6 29M7 5Q10 18 6 29', '#a87150', 2.4),
    put(grass, -22, -6),
    put(grass, 24, -6),
  ),
  'milestone/streak-7': scene('day', LEDGE, put(cloud, -18, -27, 0.55), earth(22), put(sprout, -1, 2, 1.1)),
  'milestone/streak-14': scene(
    'dawn',
    LEDGE,
    earth(28),
    put(stem(30), 0, 2),
    put(
      group(
        flowerOf(crayon.rose, crayon.sun, 8),
        shape(oval(0, 0, 9.5), crayon.sun, 0.8),
        put(glad(4, -1.5), 0, 0, 0.8),
      ),
      0,
      -9,
      1.35,
    ),
  ),
  'milestone/streak-30': scene(
    'day',
    LEDGE,
    put(hill(crayon.lime), 0, 24),
    shape('M-20 38C-15 20 -16 4 -16 -10H-7C-7 6 -6 22 -2 38Z', crayon.brown),
    cord('M-11 -14Q8 -20 24 -14', crayon.brown, 4.4),
    shape(puffs('-24,-18,11 -12,-30,12 4,-30,11 16,-22,9 -8,-18,10'), crayon.leaf),
    ink('M10 -15V18M24 -13V18', 0.9),
    shape('M6 17H28V21H6Z', crayon.red, 0.9),
  ),
} as const satisfies Record<string, Art>;

const VISITS = {
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

/** The 23 milestones by their icon. */
export const MILESTONE_DRAWINGS = { ...CHECK_IN, ...STREAK, ...DEEDS, ...VISITS } as const;
