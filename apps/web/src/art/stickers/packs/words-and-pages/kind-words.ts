import { heart as heartPath, oval } from '../../../companions/rig/paths.ts';
import { rays } from '../../../rewards/frames/outlines.ts';
import { glad } from '../../../rewards/motifs/faces.ts';
import { stem } from '../../../rewards/motifs/garden.ts';
import { jarWith } from '../../../rewards/motifs/places.ts';
import { heartOf, starOf, sun } from '../../../rewards/motifs/sky.ts';
import { pocketOf } from '../../../rewards/motifs/things.ts';
import { type Art, cord, fine, group, shape, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { around, each, mirrored, put } from '../../../rewards/pen/place.tsx';
import { backing } from '../../cut/backing.tsx';
import { sticker } from '../../sticker.ts';

const smilingSun = group(sun, glad(4.5, -2));
const smallSun = group(shape(rays(8, 9, 6), crayon.orange, 0.7), tint(oval(0, 0, 5), crayon.sun));
const JAR_SUNS = [
  [-13, -4, 0.86],
  [1, -6, 0.86],
  [14, -3, 0.86],
  [-7, 7, 0.9],
  [9, 8, 0.9],
  [-14, 17, 0.86],
  [1, 18.5, 0.86],
  [15, 18, 0.8],
] as const;

const PETALS = [crayon.pink, '#ffe08f', crayon.mint, '#bfe0fb', crayon.lilac];
const SAYINGS: readonly Art[] = [
  tint(heartPath(0, 0, 5), crayon.red),
  streak('M-5 -2H5M-5 3H3', crayon.wood, 2),
  tint('M0 -6L2 -2L6 -1.500L3 1.500L4 6L0 4L-4 6L-3 1.500L-6 -1.500L-2 -2Z', crayon.orange),
  streak('M-5 -1q2.5 -4 5 0t5 0', crayon.deep, 2),
  tint(oval(-5, 0, 1.7) + oval(0, 0, 1.7) + oval(5, 0, 1.7), crayon.violet),
];

const glowJar = (light: string): Art => jarWith(group(tint(oval(0, 7, 21, 19), light), tint(oval(0, 8, 9), '#fff6d8')));

/** Kind words, shining or in bloom. */
export const KIND_WORDS = {
  'pocket-sun-sticker': sticker(
    'none',
    put(smilingSun, 0, -16, 1.5),
    put(pocketOf('#6f9fe0'), 0, 14, 1.18),
    cord('M-14 2Q-13 8 -8 8M14 2Q13 8 8 8', crayon.orange, 3),
  ),
  'two-suns': sticker(
    'wiggle',
    backing(oval(4, 12, 16)),
    cord('M-16 12Q-10 33 3 29Q14 33 19 16', crayon.orange, 5),
    put(smilingSun, -22, -7, 1.18, -8),
    put(
      group(shape(rays(9, 21, 14.5), crayon.sun, 0.9), shape(oval(0, 0, 12.5), crayon.coral, 0.8), glad(4.5, -2)),
      24,
      3,
      1.02,
      8,
    ),
    put(heartOf(crayon.red), 5, -33, 0.42, 8),
  ),
  'sun-jar': sticker(
    'twinkle',
    put(jarWith(group(tint(oval(0, 9, 20, 15), '#fff3c4'), each(JAR_SUNS, smallSun))), 0, -2, 1.66),
    put(heartOf(crayon.rose), 0, -31, 0.36),
  ),
  'talking-flower': sticker(
    'wiggle',
    put(stem(38), 0, 8),
    mirrored(put(stem(38), 0, 8)),
    put(
      around(5, 29, (i) =>
        put(
          group(
            shape(
              'M0 -15C12 -15 18 -9 18 -1C18 6 12 11 5 12L0 24L-5 12C-12 11 -18 6 -18 -1C-18 -9 -12 -15 0 -15Z',
              PETALS[i] ?? crayon.pink,
            ),
            put(SAYINGS[i] ?? group(), 0, -2, 1.2, -i * 72),
          ),
          0,
          0,
          0.8,
        ),
      ),
      0,
      -6,
    ),
    put(group(shape(oval(0, 0, 10.5), crayon.sun), glad(4.2, -1)), 0, -6, 1),
  ),
  'sunny-shelf': sticker(
    'twinkle',
    shape('M-42 44V-28C-42 -40 -24 -47 0 -47C24 -47 42 -40 42 -28V44Z', crayon.brown),
    tint('M-35 38V-26C-35 -35 -20 -40 0 -40C20 -40 35 -35 35 -26V38Z', '#7d5a5e'),
    tint(oval(0, -12, 34, 17) + oval(0, 24, 34, 15), '#ffd97a', 0.55),
    put(glowJar('#ffd97a'), -20, -12, 0.5),
    put(glowJar('#ffb9a0'), 2, -14, 0.56),
    put(glowJar('#b8e6a8'), 23, -12, 0.46),
    shape('M-38 1H38V7H-38Z', crayon.sand, 0.9),
    put(glowJar('#c9b8ff'), -20, 25, 0.5),
    put(glowJar('#ffd97a'), 2, 24, 0.54),
    put(glowJar('#ffb9cb'), 23, 26, 0.44),
    shape('M-45 38H45V46H-45Z', crayon.sand, 0.9),
    fine(put(starOf(crayon.sun), 0, -43, 0.34)),
  ),
} as const;
