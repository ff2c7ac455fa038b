import { blob, oval } from '../../../companions/rig/paths.ts';
import { awake, glad } from '../../../rewards/motifs/faces.ts';
import { flowerOf } from '../../../rewards/motifs/garden.ts';
import { tagOf } from '../../../rewards/motifs/papers.ts';
import { heartOf } from '../../../rewards/motifs/sky.ts';
import { type Art, cord, fine, group, ink, shape, spot, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { around, mirrored, put } from '../../../rewards/pen/place.tsx';
import { backing } from '../../cut/backing.tsx';
import { turning } from '../../cut/turning.tsx';
import { sticker } from '../../sticker.ts';

const crayonStick = (color: string, wrap: string, face: Art): Art =>
  group(
    shape('M-5 -30Q0 -35 5 -30L9 -17H-9Z', color),
    shape('M-13 -17H13V36Q0 40 -13 36Z', color),
    tint('M-13 -9H13V29H-13Z', wrap),
    ink('M-13 -9H13M-13 29H13', 0.7),
    put(face, 0, 8),
  );

const SKINS = ['#f9dcc0', '#c98f62', '#8f5d3d', '#f0c096', '#6f4630', '#e3ab7c', '#a87047', '#fbe6d2'];
const CUFFS = [
  crayon.red,
  crayon.sun,
  crayon.teal,
  crayon.violet,
  crayon.leaf,
  crayon.blue,
  crayon.rose,
  crayon.orange,
];
const mitten = (skin: string, cuff: string): Art =>
  group(
    shape('M-7 8V-3C-7 -15 7 -15 7 -3V8ZM5 4C7 -4 14 -5 14 -1C14 4 10 8 5 9Z', skin),
    fine(ink('M-2.4 -11V-5M2.4 -11V-5', 0.6)),
    shape('M-8 6H8L7 13H-7Z', cuff),
  );

/** Who, or what, keeps you company. */
export const PALS = {
  'crayon-trio': sticker(
    'wiggle',
    put(crayonStick(crayon.red, '#ffb3a8', glad(5, 0)), -25, 5, 1, 18),
    put(crayonStick(crayon.blue, '#bfe0fb', glad(5, 0)), 26, 6, 0.98, -19),
    put(crayonStick(crayon.sun, '#fff0ad', awake(5, 0)), 1, -1, 1.14, -2),
  ),
  'silly-mask': sticker(
    'wiggle',
    cord('M-10 -34Q-14 -44 -22 -44M0 -36V-47M10 -34Q14 -45 22 -42', '#c3a8f5', 3.6),
    shape(blob('0,-37 22,-34 37,-20 36,0 44,12 34,28 12,36 -12,38 -32,32 -42,16 -36,0 -38,-20 -22,-34'), '#c3a8f5'),
    tint(oval(-26, 12, 6, 4) + oval(28, 10, 6, 4), crayon.blush, 0.45),
    shape(oval(-14, -9, 13, 14), crayon.white, 0.9),
    spot(oval(-7, -6, 5, 5.6), crayon.dark),
    shape(oval(15, -9, 9, 10), crayon.white, 0.9),
    spot(oval(10, -6, 4, 4.6), crayon.dark),
    ink('M-24 -27Q-16 -32 -6 -28M8 -24Q16 -27 22 -22', 1.2),
    shape('M-20 12Q0 20 22 10Q20 26 2 27Q-16 27 -20 12Z', '#7c2f45'),
    shape('M-4 20Q6 16 14 18C18 28 14 40 5 40C-4 40 -8 30 -4 20Z', crayon.rose),
    ink('M5 22V30', 0.7),
  ),
  'thank-you-bunch': sticker(
    'none',
    cord('M-20 -8L-4 24M0 -20V24M20 -8L4 24', crayon.leaf, 3),
    shape(
      'M-30 -2C-44 -6 -46 -16 -44 -20C-32 -18 -26 -12 -26 -4ZM30 -2C44 -6 46 -16 44 -20C32 -18 26 -12 26 -4Z',
      crayon.leaf,
    ),
    put(flowerOf(crayon.violet), 0, -27, 1),
    put(flowerOf(crayon.pink), -21, -13, 1.05),
    put(flowerOf(crayon.coral, '#fff0ad'), 21, -13, 1),
    put(flowerOf(crayon.white), 0, -5, 0.92),
    shape('M-28 6Q-14 12 0 8Q14 12 28 6L10 44Q0 48 -10 44Z', crayon.sand),
    ink('M-8 11L-2 40M12 11L4 40', 0.6),
    shape('M-19 22Q0 30 19 22L16 31Q0 37 -15 31Z', crayon.rose),
    put(group(tagOf(crayon.paper)), 28, 30, 0.72, 18),
    put(heartOf(crayon.red), 32, 31, 0.3, 18),
  ),
  'friend-ring': sticker(
    'spin-slow',
    backing(oval(0, 0, 48)),
    turning(around(8, 32, (i) => put(mitten(SKINS[i] ?? crayon.sand, CUFFS[i] ?? crayon.teal), 0, 0, 1.1))),
    put(heartOf(crayon.red), 0, 0, 0.78),
  ),
  'puzzle-bridge': sticker(
    'none',
    backing('M-34 30V-10H34V30Z'),
    shape('M-46 26Q-38 20 -30 26T-14 26T2 26T18 26T34 26T46 25V40Q0 47 -46 40Z', crayon.blue),
    streak('M-34 34q5 -4 10 0t10 0M6 36q5 -4 10 0t10 0', crayon.white, 1.8, 0.8),
    mirrored(
      shape(
        'M-46 30V-8C-40 -14 -34 -18 -29 -20C-33 -32 -15 -36 -15 -25C-10 -26 -5 -26 0 -26V2C-14 2 -24 12 -26 30Z',
        crayon.violet,
      ),
    ),
    shape(
      'M-46 30V-8C-40 -14 -34 -18 -29 -20C-33 -32 -15 -36 -15 -25C-10 -26 -5 -26 0 -26V-18C3 -25 19 -27 19 -13C19 0 3 -2 0 -8V2C-14 2 -24 12 -26 30Z',
      crayon.orange,
    ),
    streak('M-40 -2C-34 -10 -22 -16 -10 -18', crayon.white, 2.4, 0.6),
    put(heartOf(crayon.red), 0, -38, 0.42),
    fine(group(ink('M-28 -3h.1M-20 -6h.1M22 -5h.1M30 -2h.1', 1.4), ink('M-27 2q4 3 7 -2M23 0q4 3 7 1', 0.7))),
  ),
} as const;
