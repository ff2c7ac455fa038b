import { oval } from '../../companions/rig/geometry.ts';
import { token } from '../frames/token.ts';
import { flowerOf, hill, slope, treeOf } from '../motifs/garden.ts';
import { mapPaper } from '../motifs/papers.ts';
import { gate, houseOf, lighthouse } from '../motifs/places.ts';
import { sea, star, sun } from '../motifs/sky.ts';
import { globe } from '../motifs/things.ts';
import { type Art, cord, each, group, ink, mirrored, put, shape, streak, tint, within } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const VIEW = oval(0, 0, 38);
const FLOWERS = [crayon.pink, crayon.sun, crayon.violet].map((color) => flowerOf(color, crayon.paper, 5));
/** Five steps up to the gate, left and right in turn. */
const STEPS = [
  [-7, 33],
  [5, 27],
  [-5, 21],
  [4, 16],
  [-3, 11],
] as const;
const foot = tint(`${oval(0, 0, 2.8, 3.6)}${oval(0, -4.6, 2.2, 1.6)}`, crayon.wood);

const lamp = group(ink('M0 8V0', 0.7), tint(oval(0, -2, 5.4), '#ffe58a', 0.55), tint(oval(0, -2, 3), '#fff0a0'));
/** Two rows of seven lanterns that come nearer. */
const LANES = Array.from({ length: 7 }, (_, i): readonly (readonly [number, number, number])[] => {
  const near = i / 6;
  const y = -17 + 46 * near ** 1.4;
  const apart = 5 + 23 * near;
  const size = 0.45 + 0.75 * near;
  return [
    [-apart, y, size],
    [apart, y, size],
  ];
}).flat();

const HUNDRED = Array.from({ length: 100 }, (_, i) => {
  const row = Math.floor(i / 5);
  return oval(((i % 5) - 2) * 3.1, 29 - row * 2.1, 0.75);
}).join('');

export const EXPLORE = {
  'achievement/five-visits': token(
    'explore',
    within('garden', VIEW, tint('M-40 6H40V44H-40Z', crayon.lime), tint('M-6 4H6L14 44H-14Z', crayon.sand)),
    put(gate(crayon.paper), 0, -8, 0.88),
    each(STEPS, foot),
  ),
  'achievement/nine-visits': token(
    'explore',
    put(gate(crayon.mint), 0, 5, 0.95),
    each(
      [
        [-24, -16, 0.42],
        [-8, -10, 0.42],
        [9, -11, 0.42],
        [25, -17, 0.42],
        [-17, 4, 0.42],
        [0, 7, 0.42],
        [17, 4, 0.42],
        [-9, 20, 0.42],
        [10, 20, 0.42],
      ],
      FLOWERS,
    ),
  ),
  'achievement/fourteen-visits': token(
    'explore',
    within(
      'evening',
      VIEW,
      tint(VIEW, '#4d5096'),
      put(hill('#3f7d6a'), 0, -17),
      tint('M-3 -17H3L20 44H-20Z', '#8f86c9'),
      each(LANES, lamp),
    ),
  ),
  'achievement/thirty-visits': token(
    'explore',
    put(houseOf(crayon.red, '#fff0d2'), 0, 1, 1.35),
    streak('M-27 28H27', crayon.leaf, 3),
  ),
  'achievement/seventy-visits': token(
    'explore',
    within(
      'dusk',
      VIEW,
      tint(VIEW, '#f7b9a0'),
      tint('M-40 -40H40V-12H-40Z', '#8d83cf'),
      put(hill(crayon.violet), 10, 0),
      put(houseOf(crayon.red, '#f3dcc0'), -20, -2, 0.72),
      put(houseOf('#5a7fc4', '#f3dcc0'), 5, -8, 0.62),
      put(houseOf(crayon.teal, '#f3dcc0'), 25, 3, 0.62),
      put(houseOf(crayon.orange, '#fff0d2'), -4, 14, 0.8),
      put(hill('#5c4f9a'), 0, 30),
    ),
    put(star, 14, -27, 0.2),
    put(star, -12, -30, 0.16),
  ),
  'achievement/hundred-visits': token(
    'explore',
    within(
      'beams',
      VIEW,
      tint(VIEW, '#5d6ab5'),
      tint('M6 -20L42 -32V-8ZM-6 -20L-42 -32V-8Z', '#ffe58a'),
      put(sea(crayon.blue), 0, 22),
    ),
    put(lighthouse(group()), 0, 3, 0.98),
    shape('M-12.6 33L-8 -12H8L12.6 33Z', '#fff3e0', 0.5),
    put(tint(HUNDRED, crayon.orange), 0, 2, 0.98),
  ),
  'achievement/one-fifty-visits': token(
    'explore',
    within(
      'valley',
      VIEW,
      tint(VIEW, '#cdeeff'),
      put(sun, 2, -18, 0.6),
      put(slope('#86c98a'), -12, -8),
      mirrored(put(slope('#9dd492'), -16, -4)),
      cord('M6 -2C-14 8 16 14 -6 40', crayon.blue, 5),
      put(hill(crayon.leaf), -6, 24),
    ),
    put(treeOf(crayon.pine), -19, 16, 0.6),
    put(treeOf(crayon.leaf), 23, 6, 0.38),
  ),
  'achievement/two-hundred-visits': token(
    'explore',
    put(mapPaper, -4, 2, 1.02),
    streak('M-26 14Q-20 -4 -12 2T4 4', crayon.red, 2.4),
    shape('M11 -20L32 -26V29L11 22Q16 12 11 2Q15 -8 11 -20Z', '#3b3f8c', 0.8),
    put(star, 22, -8, 0.36),
    put(star, 19, 10, 0.24),
    put(star, 27, 4, 0.2),
    ink('M-24 -13l5 5M-19 -13l-5 5', 1),
  ),
  'achievement/three-corners': token(
    'explore',
    ink('M-4 12C6 18 -10 22 0 28C6 32 -6 32 -4 36', 1),
    put(
      group(
        shape('M-2 -28L28 13Q-2 20 -29 9Z', crayon.sun),
        tint('M-2 -28L-1 17Q-16 16 -29 9Z', crayon.coral),
        ink('M-2 -28L-1 17', 0.8),
        shape(oval(-2, -28, 3.4) + oval(28, 13, 3.4) + oval(-29, 9, 3.4), crayon.teal, 0.8),
      ),
      2,
      -5,
      0.92,
      24,
    ),
    shape('M-9 23L-3 19V27ZM3 23L-3 19V27Z', crayon.red, 0.7),
  ),
  'achievement/world-walker': token(
    'explore',
    put(globe, 0, 0, 1.15),
    streak('M-22 8C-10 20 4 12 2 2C0 -8 10 -16 20 -8', crayon.paper, 2.6),
    put(
      group(
        shape('M0 8C-7 0 -8 -3 -8 -7A8 8 0 0 1 8 -7C8 -3 7 0 0 8Z', crayon.red),
        tint(oval(0, -7, 3), crayon.white),
      ),
      19,
      -17,
      0.95,
    ),
  ),
} as const satisfies Record<string, Art>;
