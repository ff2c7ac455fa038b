import { blob, oval, puffs } from '../../companions/rig/geometry.ts';
import { asleep, glad } from '../motifs/faces.ts';
import { flowerOf, grass } from '../motifs/garden.ts';
import { dropOf } from '../motifs/sky.ts';
import { type Art, cord, each, fine, frame, group, ink, mirrored, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const BED = 'M-46 41C-46 32 -24 27 0 27C24 27 46 32 46 41C46 48 24 51 0 51C-24 51 -46 48 -46 41Z';
/** The same bed for all, so that it is one plant that grows. */
const bed = group(
  frame('bed', BED, ['#c9966a', '#9a6846']),
  tint(oval(-22, 38, 2.2) + oval(18, 42, 2.6) + oval(28, 36, 1.8) + oval(-8, 45, 1.8), '#7d5236', 0.7),
);

const leafR = shape('M0 0C2 -16 14 -23 29 -20C29 -6 16 4 0 0Z', crayon.lime);
const pair = group(leafR, mirrored(shape('M0 0C2 -14 13 -20 26 -17C26 -5 14 4 0 0Z', crayon.leaf)));

const bee = group(
  shape('M-1 -6C-8 -18 4 -22 5 -8ZM5 -6C6 -17 18 -15 11 -5Z', '#eaf6ff', 0.7),
  shape(blob('-9,-5 0,-7 10,-4 13,1 9,7 0,8 -9,5 -13,0'), crayon.sun, 0.8),
  ink('M1 -7Q4 0 1 8M7 -5Q9 1 7 7', 0.9),
  tint(oval(-8, -1, 1.5, 1.9), crayon.dark),
);

const swing = group(ink('M-7 0V20M7 0V20', 0.8), shape('M-10 19H10V23H-10Z', crayon.coral, 0.8));

/** What days of checking in grow into, by the streak's tier. */
export const TIER_DRAWINGS = {
  'tier/seed': group(
    bed,
    shape('M3 -24C6 -16 20 -10 25 4C29 18 20 34 2 34C-17 34 -27 20 -23 5C-19 -8 -4 -14 3 -24Z', '#f6d296'),
    tint('M3 -23C5 -17 12 -13 18 -7C8 -3 -8 -2 -18 -5C-12 -12 0 -16 3 -23Z', '#e2a95c'),
    streak('M-16 10Q-16 4 -13 1', crayon.white, 3, 0.8),
    put(asleep(8, 11), 1, 0, 1.15),
    shape('M-36 41C-36 31 -24 27 -16 31C-10 24 4 25 9 31C17 25 36 29 36 41Q0 47 -36 41Z', '#a8744f', 0.9),
    put(grass, -40, 33, 1.1),
  ),
  'tier/sprout': group(
    bed,
    cord('M0 34Q-4 18 0 4', crayon.leaf, 5),
    put(pair, 0, 8, 1.25),
    put(dropOf('#9fd8fb'), 31, -2, 0.42),
  ),
  'tier/bud': group(
    bed,
    cord('M0 36C-16 24 12 12 2 -6', crayon.leaf, 5),
    put(pair, -3, 24, 0.82),
    shape('M2 -48C16 -40 25 -26 20 -12C17 -2 10 2 2 2C-6 2 -13 -2 -16 -12C-21 -26 -12 -40 2 -48Z', crayon.pink),
    ink('M2 -46C-6 -38 -8 -28 -5 -20M2 -46C10 -38 12 -28 9 -20', 0.7),
    shape(
      'M-17 -14Q-8 -12 -6 -4Q-2 -12 2 -13Q6 -12 10 -4Q12 -12 21 -14C20 0 12 6 2 6C-8 6 -16 0 -17 -14Z',
      crayon.leaf,
    ),
  ),
  'tier/flower': group(
    bed,
    cord('M0 36Q-4 22 -4 2', crayon.leaf, 5),
    put(pair, -3, 28, 0.86),
    put(flowerOf(crayon.rose, crayon.sun, 7), -4, -14, 1.5),
    put(glad(3.6, -1), -4, -14, 1),
    put(bee, 33, -30, 1),
  ),
  'tier/bush': group(
    bed,
    shape(puffs('-28,20,16 -22,-2,17 -2,-16,19 20,-6,17 30,16,16 10,20,18 -10,22,16'), crayon.leaf),
    streak('M-34 -4Q-30 -14 -20 -16', '#a8e0a0', 3),
    each(
      [
        [-24, 0, 0.56],
        [1, -17, 0.62],
        [24, -3, 0.56],
        [-8, 13, 0.6],
        [14, 18, 0.56],
        [-30, 24, 0.46],
        [32, 21, 0.44],
      ],
      [
        flowerOf(crayon.pink),
        flowerOf(crayon.white),
        flowerOf(crayon.coral),
        flowerOf(crayon.sun, crayon.coral),
        flowerOf(crayon.lilac),
      ],
    ),
  ),
  'tier/tree': group(
    bed,
    shape('M-10 40C-6 26 -8 14 -9 2H9C8 14 8 26 14 40Q2 43 -10 40Z', crayon.brown),
    put(swing, 32, 0),
    shape(puffs('-30,-6,15 -22,-24,15 -2,-32,17 20,-26,16 32,-8,14 14,-2,13 -8,2,14 0,-14,18'), crayon.leaf),
    streak('M-32 -22Q-28 -34 -14 -38', '#a8e0a0', 3),
    tint(oval(-20, -8, 3.4) + oval(6, -24, 3.4) + oval(24, -14, 3.4) + oval(-4, -2, 3), crayon.coral),
    shape('M-4 39V28C-4 21 7 21 7 28V39Z', crayon.coral, 0.8),
    fine(tint(oval(4, 32, 1.2), crayon.sun)),
    put(grass, -34, 34, 1.2),
  ),
} as const satisfies Record<string, Art>;
