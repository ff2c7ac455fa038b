import { glim } from '../../../companions/characters/glim.tsx';
import { blob, oval } from '../../../companions/rig/geometry.ts';
import { asleep, glad } from '../../../rewards/motifs/faces.ts';
import { leafOf } from '../../../rewards/motifs/garden.ts';
import { lanternWith } from '../../../rewards/motifs/places.ts';
import { starOf } from '../../../rewards/motifs/sky.ts';
import { type Art, cord, each, group, ink, mirrored, put, shape, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { friend } from '../../friend.tsx';
import { sticker } from '../../sticker.tsx';

const NIGHT = '#5f62ad';
const star = starOf(crayon.sun);

const crescent = (face: Art, color: string = crayon.sun): Art =>
  group(
    shape(
      'M8 -26C-14 -28 -29 -11 -27 9C-25 29 -2 37 16 28C24 24 29 17 30 10C19 17 4 13 0 2C-4 -9 -1 -20 8 -26Z',
      color,
    ),
    streak('M-21 4Q-20 -10 -9 -17', '#fff3c4', 3),
    face,
  );

const moonFace = put(glad(6.5, 0), -9, 11, 1.25, -6);

/** Who sleeps, and who keeps a light on. */
export const SLEEPERS = {
  'nap-moon': sticker(
    'float',
    put(crescent(put(asleep(7, 0), -10, 11, 1.05, -6)), 3, 6, 1.24),
    shape(
      'M-33 -13C-34 -38 -9 -49 15 -41C33 -35 43 -19 41 -4L34 -3C31 -15 23 -22 15 -23C1 -24 -16 -18 -26 -7Z',
      crayon.violet,
    ),
    streak('M-18 -34L-9 -22M-2 -42L3 -26M17 -39L14 -25', crayon.lilac, 4),
    cord('M-31 -8Q-11 -24 15 -25', crayon.paper, 8),
    shape(oval(38, 2, 8), crayon.paper),
  ),
  'sleepy-sloth': sticker(
    'none',
    shape(blob('4,-26 24,-26 38,-12 40,6 28,18 4,20 -8,4', 1), '#a9825f'),
    shape('M-46 16Q0 10 46 15Q49 22 45 28Q0 24 -45 30Q-50 24 -46 16Z', crayon.wood),
    put(leafOf(crayon.leaf), 38, 32, 0.62, 60),
    ink('M-34 22H-22M20 20H34', 0.7),
    cord('M20 4Q26 16 22 34', '#c29a74', 11),
    cord('M-4 8Q-2 22 -4 36', '#c29a74', 11),
    streak('M18 38v4M22 39v4M26 38v4M-8 40v4M-4 41v4M0 40v4', crayon.paper, 2),
    shape(blob('-16,-34 4,-30 12,-14 6,6 -16,12 -37,6 -43,-13 -35,-29'), '#a9825f'),
    tint(blob('-16,-27 0,-23 5,-11 -1,3 -16,7 -32,3 -37,-11 -31,-23'), '#f3dcbd'),
    tint(
      'M-9 -16C-1 -18 4 -8 2 -2C-4 -6 -10 -8 -9 -16ZM-23 -16C-31 -18 -36 -8 -34 -2C-28 -6 -22 -8 -23 -16Z',
      '#8a6245',
    ),
    ink('M-32 -10q4 4 7 -1M-7 -11q3 5 7 1', 0.9),
    shape(oval(-16, -6, 4.2, 3.2), crayon.dark, 0.5),
    ink('M-21 0q5 4 10 0', 0.8),
  ),
  'three-moons': sticker(
    'twinkle',
    shape(blob('-2,-43 24,-36 43,-18 46,8 34,31 8,39 -20,37 -40,22 -47,-4 -36,-26 -20,-38'), '#3b3f8c'),
    tint(
      oval(-24, -24, 1.6) + oval(26, -24, 1.8) + oval(-6, -34, 1.3) + oval(36, -8, 1.3) + oval(-38, -8, 1.3),
      '#fff6d8',
    ),
    cord('M-18 22Q-13 33 -7 28Q-2 24 0 10M4 10Q5 26 10 29Q16 33 20 22', crayon.lilac, 4.4),
    put(crescent(moonFace, '#ffe39a'), -24, 5, 0.64, -10),
    put(mirrored(crescent(moonFace, '#ffc98f')), 26, 5, 0.64, 10),
    put(crescent(moonFace), 1, -8, 0.7, 6),
  ),
  'firefly-jar': sticker(
    'twinkle',
    put(lanternWith(group(tint(oval(1, 2, 9, 12), '#ffe58a'), tint(oval(1, 4, 4.5), crayon.white))), -20, 8, 1.3),
    shape('M-36 -12L-47 -4V37L-39 31Z', crayon.lilac, 0.9),
    friend(glim, 'happy', {}, { x: 19, y: 4, scale: 0.36 }),
  ),
  'star-fox': sticker(
    'twinkle',
    shape(blob('8,-26 30,-18 42,4 36,26 14,38 -18,38 -38,26 -40,6 -20,-10'), NIGHT),
    streak('M10 -18L28 -6L34 14L22 27', crayon.sun, 1.4),
    each(
      [
        [10, -18, 0.18],
        [28, -6, 0.24],
        [34, 13, 0.2],
      ],
      star,
    ),
    shape('M38 18C40 36 16 46 -8 42C-24 40 -32 30 -28 22C-14 30 6 32 20 22C28 16 36 12 38 18Z', '#8f92d8'),
    shape('M-28 22C-32 32 -24 40 -8 42C-12 36 -12 32 -8 29C-16 28 -22 26 -28 22Z', '#fff3c4', 0.7),
    shape(
      'M-39 -8C-44 -20 -44 -32 -38 -38C-30 -36 -22 -28 -20 -20ZM-2 -20C-2 -30 4 -40 12 -42C16 -36 14 -22 9 -10Z',
      NIGHT,
    ),
    tint(
      'M-37 -18C-39 -24 -39 -29 -37 -32C-33 -30 -29 -27 -27 -22ZM2 -22C3 -28 6 -33 10 -35C11 -30 10 -24 8 -18Z',
      crayon.pink,
    ),
    shape(blob('-14,-22 4,-18 14,-4 6,8 -14,16 -34,8 -42,-4 -32,-18', 0.9), NIGHT),
    tint('M-14 15C-26 14 -36 8 -41 -2C-32 -4 -24 -2 -19 4Q-14 8 -9 4C-4 -2 4 -4 13 -2C8 8 -2 14 -14 15Z', '#fff6e6'),
    ink('M-30 -2q4 4 8 0M-6 -2q4 4 8 0', 0.9),
    shape(oval(-14, 7, 3.4, 2.6), crayon.dark, 0.5),
    put(star, -14, -12, 0.26),
    tint(
      oval(4, -10, 1.3) +
        oval(-30, -12, 1.3) +
        oval(18, 8, 1.5) +
        oval(22, -14, 1.2) +
        oval(8, 36, 1.4) +
        oval(24, 30, 1.4),
      '#fff0ad',
    ),
  ),
} as const;
