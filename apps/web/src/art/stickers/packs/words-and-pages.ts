import { blob, heart as heartPath, oval } from '../../companions/rig/geometry.ts';
import { rays } from '../../rewards/frames/outlines.ts';
import { awake, glad } from '../../rewards/motifs/faces.ts';
import { stem } from '../../rewards/motifs/garden.ts';
import { jarWith } from '../../rewards/motifs/places.ts';
import { dropOf, heartOf, starOf, sun } from '../../rewards/motifs/sky.ts';
import { pocketOf } from '../../rewards/motifs/things.ts';
import {
  type Art,
  around,
  cord,
  each,
  fine,
  group,
  ink,
  mirrored,
  put,
  shape,
  spot,
  streak,
  tint,
  within,
} from '../../rewards/pen/art.tsx';
import * as crayon from '../../rewards/pen/colors.ts';
import { backing, type Pack, sticker } from '../sticker.tsx';

/** Both open, very round: for what is small and surprised. */
const bigEyes = (apart: number, y: number, r: number): Art =>
  group(
    shape(oval(-apart, y, r, r * 1.15) + oval(apart, y, r, r * 1.15), crayon.white, 0.7),
    spot(oval(-apart + 1, y + 1, r * 0.58, r * 0.7) + oval(apart - 1, y + 1, r * 0.58, r * 0.7), crayon.dark),
    tint(oval(-apart - 0.6, y - 1.4, r * 0.24) + oval(apart - 2.6, y - 1.4, r * 0.24), crayon.white),
  );

const pencil: Art = group(
  shape('M-16 -32H16V-40Q16 -48 0 -48Q-16 -48 -16 -40Z', crayon.rose),
  shape('M-16 -32H16V-23H-16Z', crayon.stone),
  shape('M-16 -23H16V22L0 48L-16 22Z', crayon.sand),
  tint('M-16 -23H16V22L10.6 18L5.3 23L0 18L-5.3 23L-10.6 18L-16 22Z', crayon.sun),
  tint('M-16 -23H-8V20L-10.6 18L-16 22Z', '#ffe08f'),
  shape('M-6 38L0 48L6 38Q0 35 -6 38Z', crayon.dark, 0.7),
  spot(oval(-6, -9, 3, 4) + oval(6, -9, 3, 4), crayon.dark),
  tint(oval(-7, -10.5, 1.2) + oval(5, -10.5, 1.2), crayon.white),
  shape('M-7 -1H7Q5 8 0 8Q-5 8 -7 -1Z', '#7c2f45', 0.6),
);

/** Half of an open book, to the right. */
const paperWing = group(
  shape('M0 4C12 -16 28 -28 46 -38Q49 -22 48 -4C34 4 18 14 4 34Z', crayon.deep),
  shape('M0 2C11 -14 26 -25 43 -33Q45 -20 44 -9C30 -2 16 8 3 26Z', crayon.paper),
  streak('M12 -4Q22 -15 36 -22M12 3Q22 -7 36 -13', '#8fa6d8', 2.2),
);

/** What is written with, and on. */
const INK_AND_PAPER = {
  'happy-pencil': sticker(
    'wiggle',
    cord('M-10 42C2 49 16 46 15 37C14 29 3 31 6 39', crayon.sand, 3.6),
    put(pencil, -1, -1, 0.98, 32),
  ),
  'ink-drop': sticker(
    'bounce',
    cord('M-26 10Q-38 6 -38 -6M26 10Q38 8 40 -2', crayon.deep, 5),
    cord('M-10 36V44H-16M10 36V44H16', crayon.deep, 4.4),
    put(dropOf('#5a7fe0'), 0, -2, 1.95),
    put(bigEyes(10, 8, 8.5), 0, 0),
    ink('M-5 24q5 5 10 0', 1),
  ),
  'paper-heart': sticker(
    'none',
    shape(heartPath(0, 2, 42), crayon.paper),
    within(
      'lined',
      heartPath(0, 2, 42),
      streak('M-50 -16H50M-50 -5H50M-50 6H50M-50 17H50M-50 28H50', '#9cc6ee', 1.8),
      streak('M-24 -50V50', crayon.rose, 1.8),
      tint('M0 -12L60 -40V60H0Z', '#e8ddf7', 0.75),
    ),
    ink('M0 -10V44', 0.7),
    shape('M23 -33C34 -28 42 -16 42 -4L22 -10Z', crayon.pink, 0.9),
    put(heartOf(crayon.red), -14, -5, 0.42),
  ),
  'page-crane': sticker(
    'float',
    put(
      group(
        shape('M-4 10L-46 -24L-38 4L-14 24Z', '#e3dcf8'),
        shape('M10 8L34 -30L47 -22L36 -18L20 20Z', crayon.paper),
        shape('M-16 14L0 30L22 16L8 2Z', '#d8cdf4'),
        shape('M-20 16L-6 -46L26 12L2 30Z', crayon.paper),
        tint('M-6 -46L26 12L2 30Z', '#e8e0fa', 0.9),
        within(
          'lines',
          'M-20 16L-6 -46L26 12L2 30Z',
          streak('M-30 -24L40 -12M-30 -12L40 0M-30 0L40 12M-30 12L40 24', '#9cc6ee', 1.6),
        ),
        ink('M-6 -46L2 30', 0.7),
        tint(oval(39, -23, 1.5), crayon.dark),
      ),
      0,
      6,
    ),
  ),
  'book-bird': sticker(
    'float',
    cord('M2 26C5 34 -4 38 1 47', crayon.red, 5),
    paperWing,
    mirrored(paperWing),
    shape(blob('0,-14 10,-10 14,0 12,14 6,28 0,34 -6,28 -12,14 -14,0 -10,-10'), crayon.blue),
    ink('M-3 -14Q-4 -20 -9 -22M0 -14Q1 -21 4 -24', 0.9),
    put(awake(5, -1, false), 0, -2, 1.05),
    shape('M-4.5 3H4.5L0 10Z', crayon.orange, 0.8),
    fine(streak('M-5 17q2.5 2.5 5 0t5 0', crayon.white, 1.8)),
  ),
} as const;

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
const KIND_WORDS = {
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

/** Ink, paper and kind words. */
export const wordsAndPages = {
  card: ['#ffe3ec', '#f0a3ba'],
  cover: ['paper-heart', 'pocket-sun-sticker', 'happy-pencil'],
  drawings: { ...INK_AND_PAPER, ...KIND_WORDS },
} as const satisfies Pack<'words-and-pages'>;
