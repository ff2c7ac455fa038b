import { blob, heart as heartPath, oval } from '../../../companions/rig/paths.ts';
import { awake } from '../../../rewards/motifs/faces.ts';
import { dropOf, heartOf } from '../../../rewards/motifs/sky.ts';
import { type Art, cord, fine, group, ink, shape, spot, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { mirrored, put, within } from '../../../rewards/pen/place.tsx';
import { sticker } from '../../sticker.ts';

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
export const INK_AND_PAPER = {
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
