import { heart as heartPath } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { pawOf } from '../motifs/creatures.ts';
import { pebbleOf } from '../motifs/garden.ts';
import { lighthouse } from '../motifs/places.ts';
import { heartOf } from '../motifs/sky.ts';
import { palmOf } from '../motifs/things.ts';
import { type Art, around, group, mirrored, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const HANDS = ['#f3cba2', '#8f5d3d', crayon.teal, '#e3a878', crayon.violet, '#b97b4f', crayon.sun, '#fadfc4'] as const;
/** Fingers down, so that in a ring they reach for each other's wrists. */
const hand = (skin: string) =>
  shape(
    'M-6 8V-3C-9 -5 -10 -10 -7 -10L-4 -7V-13C-4 -16 -1 -16 -1 -13V-14C0 -17 3 -16 3 -13C4 -16 7 -15 6 -12L6 8Z',
    skin,
    0.8,
  );

export const SOCIAL = {
  'badge/buddy-found': badge(
    'social',
    'common',
    put(pawOf(crayon.wood), -11, -6, 1.1, -10),
    put(pawOf(crayon.coral), 18, 2, 0.7, 12),
  ),
  'badge/circle-maker': badge(
    'social',
    'common',
    put(
      around(8, 17, (i) => put(hand(HANDS[i % HANDS.length] ?? crayon.sand), 0, 0, 0.82)),
      0,
      -3,
      1.1,
    ),
    put(heartOf(crayon.red), 0, -3, 0.35),
  ),
  'badge/kind-deed': badge(
    'social',
    'uncommon',
    put(heartOf(crayon.red), 0, -15, 0.85),
    put(palmOf('#f3cba2'), -17, 10, 0.85, 14),
    put(mirrored(palmOf('#8f5d3d')), 17, 10, 0.85, -14),
  ),
  'badge/ripple': badge(
    'social',
    'rare',
    shape(heartPath(0, -1, 33), '#bfe4fa'),
    shape(heartPath(0, -1, 23), '#8fcaf2', 0.8),
    shape(heartPath(0, -2, 13), crayon.blue, 0.8),
    put(pebbleOf(crayon.slate), 0, -4, 0.42),
  ),
  'badge/heart-lighthouse': badge(
    'social',
    'epic',
    tint('M4 -22L36 -34V-6Z', '#ffe58a', 0.9),
    put(lighthouse(group()), -12, 4, 0.86),
    shape('M-28 33Q-12 28 12 32Q4 40 -6 40Q-20 40 -28 33Z', crayon.leaf),
    put(heartOf(crayon.red), 21, -12, 0.72),
    streak('M10 14q4 -3 8 0t8 0', crayon.blue, 2.2),
  ),
} as const satisfies Record<string, Art>;
