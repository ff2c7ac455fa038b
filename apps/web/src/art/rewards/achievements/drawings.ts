import { oval, puffs } from '../../companions/rig/geometry.ts';
import { token } from '../frames/token.ts';
import { sproutling } from '../motifs/creatures.ts';
import { feather, hill, LEAVES, leafOf, pebbleOf, snailShell, sprout, wreath } from '../motifs/garden.ts';
import { closedBook, flagOf } from '../motifs/papers.ts';
import { ladder } from '../motifs/places.ts';
import { drum, zigzags } from '../motifs/things.ts';
import { type Art, around, cord, each, group, ink, mirrored, put, shape, streak, tint, within } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';
import { CHECK_IN } from './check-in.ts';
import { EXPLORE } from './explore.ts';
import { HELPING } from './helping.ts';
import { JOURNAL } from './journal.ts';
import { QUIET } from './quiet.ts';

const VIEW = oval(0, 0, 38);

const GOAL_TOKENS = {
  'achievement/two-goals': token(
    'goals',
    within('hill', VIEW, tint(VIEW, '#def3ff'), put(hill(crayon.lime), 0, 12)),
    put(flagOf(crayon.red), -14, -5, 0.9),
    put(flagOf(crayon.sun), 8, -2, 0.9),
  ),
  'achievement/five-goals': token(
    'goals',
    each(
      [
        [-24, 21, 0.52],
        [-10, 13, 0.48],
        [-16, 1, 0.44],
        [-2, -5, 0.4],
        [10, 3, 0.4],
      ],
      pebbleOf(crayon.stone),
    ),
    put(flagOf(crayon.red), 12, -15, 0.85),
  ),
  'achievement/twelve-goals': token(
    'goals',
    shape('M12 34C15 18 14 8 14 -4H25C24 8 25 18 29 34Z', crayon.brown),
    shape(puffs('-14,-20,11 0,-26,12 16,-25,12 26,-14,10'), crayon.leaf),
    shape('M-18 -5V-19H24V-5Z', crayon.sand),
    shape('M-23 -17L2 -32L29 -17Z', crayon.red),
    shape('M-3 -5V-15H7V-5Z', '#ffe58a', 0.8),
    shape('M-22 -6H28V-1H-22Z', crayon.wood, 0.9),
    put(ladder(12), -9, -3, 0.5),
  ),
} as const satisfies Record<string, Art>;

const NATURE = {
  'achievement/first-step-outside': token(
    'nature',
    put(sproutling, 0, 4, 1.02),
    ink('M28 -12q4 2 4 6M31 -19q7 4 7 11', 0.9),
  ),
  'achievement/three-wonders': token(
    'nature',
    put(leafOf(crayon.leaf), -13, -13, 0.78),
    put(feather, 15, -8, 0.8),
    put(snailShell, -3, 18, 0.85),
  ),
  'achievement/nature-champion': token(
    'nature',
    wreath(...LEAVES, leafOf(crayon.pine), leafOf(crayon.sun), leafOf(crayon.teal), leafOf(crayon.coral)),
  ),
  'achievement/plant-growth-scientist': token(
    'nature',
    shape('M-27 24Q-6 16 14 24Q20 28 12 32H-24Q-30 29 -27 24Z', crayon.brown),
    put(sprout, -6, 4, 1),
    shape('M14 -24H26V25H14Z', crayon.sun),
    ink('M14 -17h6M14 -10h4M14 -3h6M14 4h4M14 11h6M14 18h4', 0.8),
  ),
  'achievement/green-notebook': token(
    'nature',
    put(closedBook(crayon.leaf), 0, 0, 1.15),
    put(leafOf(crayon.sand), 3, -3, 0.62),
  ),
} as const satisfies Record<string, Art>;

const STREAMERS = [crayon.red, crayon.sun, crayon.teal, crayon.violet, crayon.leaf];

/** An arm from the left edge, a mitten of a paw at 6,0. */
const arm = (color: string) =>
  group(
    cord('M-36 7Q-18 4 -2 0', color, 13),
    shape(oval(4, 0, 12.5, 9.5), color),
    streak('M-36 7Q-18 4 -2 0', color, 12.4),
    ink('M16 -3h-6M16 3h-6', 0.9),
  );

const LIVELY = {
  'achievement/three-wiggles': token('movement', zigzags),
  'achievement/ten-wiggles': token(
    'movement',
    around(10, 20, (i) => cord('M0 13Q-7 6 0 1T0 -12', STREAMERS[i % 5] ?? crayon.red, 3.2)),
    shape(oval(0, 0, 4.5), crayon.sun, 0.8),
  ),
  'achievement/thirty-wiggles': token(
    'movement',
    put(drum, 0, 5, 1),
    ink('M-30 2l-3 -5M30 2l3 -5M-14 -27l-2 -5M14 -27l2 -5M0 -28v-6', 0.9),
  ),
  'achievement/teamwork': token(
    'movement',
    put(arm(crayon.brown), 0, 16),
    put(mirrored(arm('#f5a35a')), 0, 4),
    put(arm('#f2a0ae'), 0, -8),
    ink('M-12 -24l-3 -6M1 -26v-7M14 -24l3 -6', 1),
  ),
} as const satisfies Record<string, Art>;

/** The 51 achievements by their icon. */
export const ACHIEVEMENT_DRAWINGS = {
  ...JOURNAL,
  ...CHECK_IN,
  ...EXPLORE,
  ...QUIET,
  ...NATURE,
  ...LIVELY,
  ...HELPING,
  ...GOAL_TOKENS,
} as const;
