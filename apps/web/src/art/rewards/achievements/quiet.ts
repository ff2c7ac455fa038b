import { oval } from '../../companions/rig/geometry.ts';
import { token } from '../frames/token.ts';
import { dandelionSeed, leafOf, pebbleOf } from '../motifs/garden.ts';
import { bubbleOf, glints, moon } from '../motifs/sky.ts';
import { kiteOf, pinwheel } from '../motifs/things.ts';
import { type Art, around, cord, each, group, ink, put, shape, streak, tint, within } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const VIEW = oval(0, 0, 38);
const MILLS = [crayon.red, crayon.sun, crayon.teal, crayon.violet, crayon.pink].map((color) =>
  pinwheel(color, crayon.paper),
);
const SQUARES = [crayon.violet, crayon.sun, crayon.blue, crayon.pink, crayon.teal];

/** Five rows of six crests. */
const WAVES = Array.from({ length: 5 }, (_, row) => `M-36 ${13 + row * 5.4}${'q3 -4 6 0t6 0'.repeat(6)}`).join('');

const shell = shape('M0 -7L7 1C8 6 3 8 0 6C-3 8 -8 6 -7 1Z', crayon.pink, 0.7);
/** Twelve shells on six strings of different lengths. */
const CHIME = Array.from({ length: 12 }, (_, i): readonly [number, number, number] => {
  const string = i % 6;
  return [-22 + string * 8.8, (i < 6 ? -1 : 14) + (string % 2) * 8, 0.62];
});

export const QUIET = {
  'achievement/two-breaths': token(
    'breathing',
    cord('M-10 32Q-14 14 -10 -2', crayon.leaf, 2.6),
    around(13, 7, () => ink('M0 2V-8', 0.6)),
    put(
      group(
        tint(oval(0, 0, 18), '#c9e6fb'),
        around(12, 13, () =>
          group(ink('M0 12V0', 0.5), tint(oval(0, -1, 3.4), crayon.white), ink('M-2.4 -2h4.8', 0.6)),
        ),
        shape(oval(0, 0, 3.4), crayon.brown, 0.7),
      ),
      -10,
      -8,
    ),
    put(dandelionSeed, 18, -12, 1.05, 32),
    put(dandelionSeed, 23, 12, 0.95, 48),
  ),
  'achievement/five-breaths': token(
    'breathing',
    each(
      [
        [-14, -15, 0.62],
        [14, -15, 0.62],
        [-25, 8, 0.62],
        [25, 8, 0.62],
        [0, 8, 0.74],
      ],
      MILLS,
    ),
  ),
  'achievement/twelve-breaths': token(
    'breathing',
    ink('M0 -33L-22 -20M0 -33L22 -20', 0.9),
    ink(Array.from({ length: 6 }, (_, i) => `M${-22 + i * 8.8} -18V${12 + (i % 2) * 8}`).join(''), 0.6),
    cord('M-25 -19H25', crayon.sand, 4),
    each(CHIME, shell),
  ),
  'achievement/thirty-breaths': token(
    'breathing',
    within('shore', VIEW, tint(VIEW, '#dff3ff'), tint('M-40 8H40V44H-40Z', '#8fcdf0'), streak(WAVES, crayon.deep, 1.7)),
    put(kiteOf(crayon.coral, crayon.sun), 6, -13, 0.82, 12),
  ),
  'achievement/calm-twice': token(
    'calm',
    put(leafOf(crayon.leaf), 0, 15, 1.45, 34),
    put(bubbleOf('#d9e4ff'), -10, -4, 0.8),
    put(bubbleOf('#f2dcff'), 14, -10, 0.68),
  ),
  'achievement/calm-eight': token(
    'calm',
    around(8, 24, (i) =>
      put(pebbleOf([crayon.stone, '#b9c6e8', '#d9d2e8', crayon.slate][i % 4] ?? crayon.stone), 0, 0, 0.5),
    ),
  ),
  'achievement/three-nights': token(
    'sleep',
    put(moon, -22, 4, 0.55, -8),
    put(moon, 0, -4, 0.62),
    put(moon, 22, 4, 0.55, 8),
    glints([-12, -20, 4], [12, -22, 4], [0, 22, 4]),
  ),
  'achievement/ten-nights': token(
    'sleep',
    put(
      group(
        shape('M-31 -16Q0 -20 31 -16Q33 0 31 15Q0 19 -31 15Q-33 0 -31 -16Z', crayon.paper),
        ...Array.from({ length: 10 }, (_, i) => {
          const [x, y] = [-27 + (i % 5) * 11, i < 5 ? -14 : 1];
          return group(
            tint(`M${x} ${y}h9.6v12.6h-9.6Z`, SQUARES[(i * 2 + (i < 5 ? 0 : 1)) % 5] ?? crayon.violet),
            i % 2 ? tint(oval(x + 4.8, y + 6.3, 2.4), '#fff0ad') : group(),
          );
        }),
        ink('M-31 0H31', 0.5),
      ),
      0,
      3,
      1.02,
      -6,
    ),
    glints([18, -25, 5], [-8, -28, 3]),
  ),
} as const satisfies Record<string, Art>;
