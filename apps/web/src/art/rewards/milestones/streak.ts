import { blob, oval, puffs } from '../../companions/rig/paths.ts';
import { scene } from '../frames/scene.ts';
import { glad } from '../motifs/faces.ts';
import { flowerOf, grass, hill, sprout, stem } from '../motifs/garden.ts';
import { cloud, sun } from '../motifs/sky.ts';
import { type Art, cord, group, ink, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';
import { put } from '../pen/place.tsx';

const LEDGE = '#6c9a4f';
const earth = (y: number) =>
  group(
    shape(`M-60 ${y}Q-20 ${y - 6} 0 ${y - 2}T60 ${y}V60H-60Z`, '#a87150'),
    tint(oval(-24, y + 10, 2.4, 1.6) + oval(22, y + 14, 2.8, 1.8) + oval(-10, y + 22, 2, 1.4), '#7f5138', 0.7),
  );

export const STREAK = {
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
