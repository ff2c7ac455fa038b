import { heart as heartPath, oval, star as starPath } from '../../../companions/rig/paths.ts';
import { asleep, awake, glad } from '../../../rewards/motifs/faces.ts';
import { heartOf, starOf } from '../../../rewards/motifs/sky.ts';
import { spanner } from '../../../rewards/motifs/things.ts';
import { type Art, cord, group, ink, shape, spot, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { each, put } from '../../../rewards/pen/place.tsx';
import { sticker } from '../../sticker.ts';

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
export const BOXES_AND_TOOLS = {
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
