import { blob, heart as heartPath, oval, star as starPath } from '../../companions/rig/geometry.ts';
import { asleep, awake, glad } from '../../rewards/motifs/faces.ts';
import { flowerOf } from '../../rewards/motifs/garden.ts';
import { tagOf } from '../../rewards/motifs/papers.ts';
import { heartOf, starOf } from '../../rewards/motifs/sky.ts';
import { spanner } from '../../rewards/motifs/things.ts';
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
} from '../../rewards/pen/art.tsx';
import * as crayon from '../../rewards/pen/colors.ts';
import { backing, type Pack, sticker, turning } from '../sticker.tsx';

const star = starOf(crayon.sun);

const pouch = (color: string): Art =>
  group(
    shape('M-12 -10H12V8Q12 15 0 16Q-12 15 -12 8Z', color),
    shape('M-13 -12H13V-4Q0 1 -13 -4Z', color),
    tint(oval(0, 1, 2.2), crayon.paper),
  );

const bead = (color: string, picture: Art = group()): Art => group(shape(oval(0, 0, 8.5), color, 0.9), picture);
const ringed = ink('M-13 4Q0 8 13 -4', 1);
const bands = streak('M-7 -2.5Q0 0 7 -2.5M-7 3Q0 5.5 6.5 3', crayon.paper, 1.8, 0.8);
const land = tint('M-6 -4C-2 -8 3 -6 1 -2C-1 1 -5 1 -6 -4ZM2 2C5 0 8 2 6 5C4 7 2 6 2 2Z', crayon.lime);

/** What tools are kept in. */
const BOXES_AND_TOOLS = {
  'small-toolbox': sticker(
    'none',
    cord('M-17 -18V-35H17V-18', crayon.wood, 6),
    shape('M-42 -4H42V35Q0 40 -42 35Z', crayon.red),
    shape('M-46 -20Q0 -25 46 -20V0H-46Z', '#f58a75'),
    streak('M-38 -14Q-20 -17 -8 -17', crayon.white, 3, 0.7),
    put(awake(22, 0, false), 0, 13, 1.25),
    shape('M-15 -5H15V7C15 19 8 25 0 25C-8 25 -15 19 -15 7Z', crayon.sun),
    ink('M-8 8Q0 17 8 8', 1),
  ),
  'worry-box': sticker(
    'none',
    put(
      group(shape('M-14 -16H12V16H-14Z', crayon.paper), streak('M-8 -9H6M-8 -3H7', crayon.violet, 2)),
      2,
      -32,
      0.9,
      10,
    ),
    shape('M-37 -8H37V38Q0 42 -37 38Z', crayon.teal),
    tint('M-37 -8H37V2H-37Z', crayon.pine, 0.35),
    shape('M-42 -26Q0 -30 42 -26V-6Q0 -2 -42 -6Z', crayon.mint),
    ink('M-20 -20H20', 1.4),
    put(asleep(11, 0), 0, 23, 1.5),
    cord('M-5 -6V-12C-5 -18 5 -18 5 -12V-6', crayon.stone, 2.2),
    shape('M-9 -8H9V5Q0 9 -9 5Z', crayon.sun),
    spot(oval(0, -2, 1.8), crayon.dark),
  ),
  'tool-belt': sticker(
    'none',
    put(spanner, -29, -22, 1.1, -10),
    put(group(cord('M0 26V-2', crayon.violet, 4), put(star, 0, -10, 0.8)), 0, -20, 1.05),
    put(group(shape('M-6 26V-12L0 -24L6 -12V26Z', crayon.teal), ink('M-6 -10H6', 0.8)), 29, -16, 1, 10),
    shape('M-47 -8Q0 8 47 -8V9Q0 25 -47 9Z', crayon.brown),
    streak('M-43 -2Q0 13 43 -2', crayon.sand, 1.8, 0.9),
    put(pouch(crayon.orange), -28, 19, 1.1, 4),
    put(pouch(crayon.orange), 28, 19, 1.1, -4),
    shape('M-14 -4Q0 -1 14 -4V24Q0 28 -14 24Z', crayon.sun),
    put(heartOf(crayon.red), 0, 11, 0.46),
  ),
  'magic-abacus': sticker(
    'wiggle',
    shape('M-38 -34H38Q44 -34 44 -28V34Q44 40 38 40H-38Q-44 40 -44 34V-28Q-44 -34 -38 -34Z', crayon.brown),
    shape('M-34 -25H34V31H-34Z', '#31357c', 0.8),
    tint(starPath(24, -16, 2.4) + starPath(-28, 12, 2.4) + starPath(4, 12, 2.4), '#fff0ad'),
    cord('M-34 -12H34M-34 4H34M-34 20H34', crayon.sand, 1.6),
    each(
      [
        [-22, -12],
        [-3, -12],
      ],
      [bead('#f7b25e', ringed), bead(crayon.rose, bands)],
    ),
    each(
      [
        [22, 4],
        [4, 4],
        [-22, 4],
      ],
      [bead(crayon.blue, land), bead(crayon.sun), bead(crayon.violet, ringed)],
    ),
    each(
      [
        [-13, 20],
        [6, 20],
        [24, 20],
      ],
      [bead(crayon.teal, bands), bead(crayon.coral, ringed), bead(crayon.stone)],
    ),
    put(star, 0, -36, 0.62),
  ),
  'golden-toolbox': sticker(
    'twinkle',
    cord('M-13 -36V-46H13V-36', '#d99325', 4),
    shape('M-42 4L-37 -35Q0 -42 37 -35L42 4Z', '#f0a92f'),
    tint('M-36 4L-32 -29Q0 -35 32 -29L36 4Z', '#fff3b0'),
    tint('M-8 4L-24 -30L-10 -33ZM8 4L24 -30L10 -33ZM-18 4L-33 -14L-33 -24ZM18 4L33 -14L33 -24Z', crayon.white, 0.9),
    put(star, 0, -17, 0.9, -6),
    each(
      [
        [-25, -9, 0.46],
        [25, -11, 0.5],
      ],
      star,
    ),
    shape('M-44 -2H44V36Q0 42 -44 36Z', crayon.sun),
    tint('M-44 -2H44V7H-44Z', '#f7a93a', 0.7),
    streak('M-36 14V28', '#fff3c4', 4),
    shape('M-11 -5H11V11Q11 17 0 17Q-11 17 -11 11Z', '#fff0ad', 0.9),
    spot(heartPath(0, 6, 5.5), crayon.orange),
    put(glad(9, 0), 0, 25, 1.2),
  ),
} as const;

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

/** Who, or what, stays at your side. */
const PALS = {
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

/** Little helpers for big feelings. */
export const toolboxPals = {
  card: ['#d5efcf', '#8fc48a'],
  cover: ['crayon-trio', 'silly-mask', 'small-toolbox'],
  drawings: { ...BOXES_AND_TOOLS, ...PALS },
} as const satisfies Pack<'toolbox-pals'>;
