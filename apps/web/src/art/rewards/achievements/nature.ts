import { token } from '../frames/token.ts';
import { sproutling } from '../motifs/creatures.ts';
import { feather, LEAVES, leafOf, snailShell, sprout, wreath } from '../motifs/garden.ts';
import { closedBook } from '../motifs/papers.ts';
import { type Art, ink, shape } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';
import { put } from '../pen/place.tsx';

export const NATURE = {
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
