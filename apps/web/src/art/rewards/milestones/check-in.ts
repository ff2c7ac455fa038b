import { oval, puffs } from '../../companions/rig/geometry.ts';
import { scene } from '../frames/scene.ts';
import { flowerOf, hill, pebbleOf, stem } from '../motifs/garden.ts';
import { paperLantern, treehouse } from '../motifs/places.ts';
import { cloud, glints, moon } from '../motifs/sky.ts';
import { type Art, cord, each, group, ink, mirrored, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const LEDGE = '#d98a4b';

/** A tree at the left edge; its crown leaves the view. */
const sideTree = group(
  shape('M-38 42C-35 22 -36 4 -36 -14H-27C-27 4 -26 24 -21 42Z', crayon.brown),
  shape(puffs('-38,-24,12 -26,-26,10 -30,-14,9'), crayon.leaf),
);
const twoTrees = group(sideTree, mirrored(sideTree));

const light = (color: string) => group(tint(oval(0, 0, 3.6), color, 0.45), shape(oval(0, 0, 1.9), color, 0.5));
const LIGHTS: readonly (readonly [number, number])[] = [
  [-24, -18],
  [-17, -12],
  [-9, -9],
  [0, -8],
  [9, -9],
  [17, -12],
  [24, -18],
  [-18, 8],
  [-9, 12],
  [0, 13],
  [9, 12],
  [18, 8],
];

export const CHECK_IN = {
  'milestone/check-in-5': scene(
    'day',
    LEDGE,
    put(cloud, 12, -22, 0.7),
    put(hill(crayon.lime), 0, -2),
    each(
      [
        [-8, 32, 0.72],
        [9, 22, 0.6],
        [-4, 13, 0.5],
        [8, 6, 0.4],
        [0, 1, 0.3],
      ],
      pebbleOf(crayon.stone),
    ),
  ),
  'milestone/check-in-10': scene(
    'dusk',
    LEDGE,
    cord('M-44 -26Q-14 -32 26 -24M2 -28Q10 -34 16 -36', crayon.brown, 4.4),
    shape(
      'M20 -25C26 -32 34 -30 36 -26C32 -20 26 -20 20 -25ZM-24 -30C-20 -38 -12 -38 -9 -34C-13 -29 -18 -28 -24 -30Z',
      crayon.leaf,
      0.9,
    ),
    put(paperLantern, 2, 6, 1.12),
  ),
  'milestone/check-in-25': scene(
    'day',
    LEDGE,
    put(hill('#bfe3a2'), 0, 26),
    ink('M-28 -12Q0 8 28 -12', 1),
    cord('M-30 6Q0 26 30 6', crayon.sand, 5),
    ink('M-20 -6V11M-10 -2V15M0 -1V16M10 -2V15M20 -6V11', 0.9),
    twoTrees,
  ),
  'milestone/check-in-50': scene(
    'day',
    LEDGE,
    put(cloud, -22, -30, 0.5),
    put(hill(crayon.lime), 0, 32),
    put(treehouse(crayon.leaf), 0, 2, 0.96),
  ),
  'milestone/check-in-75': scene(
    'dawn',
    LEDGE,
    put(hill('#bfe3a2'), 0, 30),
    ink('M-29 -4L-18 6M29 -4L18 6', 1.1),
    shape('M-21 3Q0 12 21 3Q20 24 0 25Q-20 24 -21 3Z', crayon.coral),
    streak('M-15 9Q0 16 15 9M-14 15Q0 21 14 15', crayon.white, 2, 0.8),
    shape(oval(-10, 6, 7, 4.4), crayon.paper, 0.8),
    twoTrees,
  ),
  'milestone/check-in-100': scene(
    'night',
    LEDGE,
    put(moon, 26, -30, 0.34),
    put(hill('#3f6f78'), 0, 32),
    put(treehouse('#3f8b72'), -1, 2, 0.96),
    streak('M-26 -20Q0 4 26 -20M-20 6Q0 20 20 6', '#fff0ad', 1.2),
    each(LIGHTS, light('#ffe26a')),
  ),
  'milestone/check-in-150': scene(
    'dawn',
    LEDGE,
    put(hill(crayon.lime), 0, 24),
    put(treehouse('#f7a8bd'), 0, -4, 0.9),
    put(stem(12), -27, 24),
    put(stem(12), 28, 24),
    put(flowerOf(crayon.red), -27, 22, 0.5),
    put(flowerOf(crayon.violet), -15, 31, 0.46),
    put(flowerOf(crayon.sun, crayon.orange), 28, 22, 0.5),
    put(flowerOf(crayon.white), 26, 35, 0.4),
    glints([-26, -24, 4], [27, -22, 4]),
  ),
} as const satisfies Record<string, Art>;
