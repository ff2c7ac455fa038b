import { pogo } from '../../../companions/characters/pogo.tsx';
import { blob, oval, star as starPath } from '../../../companions/rig/geometry.ts';
import { awake } from '../../../rewards/motifs/faces.ts';
import { moon, starOf } from '../../../rewards/motifs/sky.ts';
import {
  type Art,
  cord,
  each,
  fine,
  group,
  ink,
  mirrored,
  onlyLocked,
  put,
  shape,
  spot,
  streak,
  tint,
} from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { friend } from '../../friend.tsx';
import { sticker } from '../../sticker.tsx';

/** Starlight, on what is as dark as the night. */
export const GOLD = '#ffe58a';

type Places = readonly (readonly [x: number, y: number, r?: number])[];
/** Stars in a thread of light. */
const linked = (places: Places): Art =>
  group(
    streak(`M${places.map(([x, y]) => `${x} ${y}`).join('L')}`, GOLD, 1.5, 0.85),
    spot(places.map(([x, y, r = 4]) => starPath(x, y, r)).join(''), GOLD),
  );
/** Stars too far off to have points. */
export const dust = (...places: Places): Art =>
  tint(places.map(([x, y, r = 1.2]) => oval(x, y, r)).join(''), '#fff6d8');

const star = starOf(crayon.sun);

const DRAGON_FACE = 'M-15 -6q4.5 -5 9 0M6 -6q4.5 -5 9 0M-5 4q5 4 10 0';
const dragonWing = group(
  shape('M12 12C20 -10 36 -22 48 -20C46 -12 46 -4 49 4C42 4 38 8 38 15C32 12 27 15 26 21Q16 22 12 12Z', '#8a7fe0'),
  ink('M16 13Q28 0 44 -14M22 15Q32 10 38 13', 0.5),
);
const owlWing = group(
  shape(
    'M10 2C20 -20 36 -30 49 -30C50 -22 48 -16 45 -12C48 -8 46 -2 41 1C42 6 38 10 33 11C32 17 20 24 12 20Z',
    '#4a57ba',
  ),
);
const note = group(cord('M5 0V-18L16 -21V-6', crayon.violet, 2.2), put(star, 1, 1, 0.42), put(star, 12, -4, 0.42));

/** Creatures of the night sky. */
export const STAR_CREATURES = {
  'legend-dragon': sticker(
    'twinkle',
    cord('M8 38C28 50 44 40 36 28', '#6a5fc9', 8),
    put(star, 36, 25, 0.5),
    dragonWing,
    mirrored(dragonWing),
    shape(blob('0,6 15,14 18,30 10,44 -10,44 -18,30 -15,14'), '#6a5fc9'),
    tint(oval(0, 32, 10.5, 11), '#8a7fe0'),
    linked([
      [-4, 24, 3],
      [5, 31, 3.6],
      [-3, 39, 3],
    ]),
    shape(
      'M-16 -24C-24 -32 -26 -42 -22 -47C-14 -44 -8 -36 -6 -28ZM16 -24C24 -32 26 -42 22 -47C14 -44 8 -36 6 -28Z',
      crayon.sun,
    ),
    shape(
      'M-20 -16C-34 -24 -40 -16 -39 -9C-33 -2 -26 -3 -20 -6ZM20 -16C34 -24 40 -16 39 -9C33 -2 26 -3 20 -6Z',
      '#8a7fe0',
    ),
    shape(blob('0,-32 18,-28 27,-12 24,5 10,13 -10,13 -24,5 -27,-12 -18,-28'), '#6a5fc9'),
    linked([
      [-20, -14, 3],
      [-9, -24, 3.4],
      [0, -19, 5],
      [9, -24, 3.4],
      [20, -14, 3],
    ]),
    streak(DRAGON_FACE, GOLD, 2.4),
    onlyLocked(ink(DRAGON_FACE)),
    tint(oval(-18, 2, 3.4, 2.2) + oval(18, 2, 3.4, 2.2), crayon.rose, 0.7),
  ),
  'legend-owl': sticker(
    'twinkle',
    owlWing,
    mirrored(owlWing),
    shape('M-9 -44C-7 -36 7 -36 10 -45C13 -38 9 -29 0 -29C-9 -29 -13 -37 -9 -44Z', crayon.sun),
    shape(blob('0,-30 15,-27 22,-12 22,12 14,32 0,42 -14,32 -22,12 -22,-12 -15,-27'), '#5763cc'),
    shape('M-7 38L-12 46H-3ZM7 38L3 46H12Z', crayon.sun, 0.8),
    tint(oval(-9, -9, 11, 12) + oval(9, -9, 11, 12), '#8f9cf0'),
    spot(oval(-9, -9, 6) + oval(9, -9, 6), GOLD),
    tint(oval(-8, -8.5, 3.2, 4) + oval(8, -8.5, 3.2, 4), crayon.dark),
    shape('M-4 -2H4L0 5Z', crayon.orange, 0.7),
    linked([
      [-11, 14, 3],
      [0, 20, 4.4],
      [11, 14, 3],
      [8, 29, 3],
      [-8, 29, 3],
      [-11, 14, 3],
    ]),
    linked([
      [18, 4, 3],
      [28, -8, 3.4],
      [40, -20, 3],
    ]),
    linked([
      [-18, 4, 3],
      [-28, -8, 3.4],
      [-40, -20, 3],
    ]),
  ),
  'legend-songbird': sticker(
    'bounce',
    shape('M12 10C24 6 34 2 46 -14C50 4 42 26 22 28Z', '#f7a93a'),
    shape('M16 16C30 18 38 20 48 14C44 30 30 36 18 30Z', crayon.orange),
    cord('M-6 36V45M8 36V45', crayon.orange, 3),
    shape('M-26 -30C-28 -40 -22 -44 -18 -43C-18 -38 -16 -34 -12 -31Z', crayon.orange, 0.9),
    shape('M-34 -14C-34 -34 -6 -40 4 -18C20 -14 32 2 26 18C18 40 -18 42 -30 24C-38 12 -38 -4 -34 -14Z', crayon.sun),
    tint('M-33 4C-20 8 -4 22 -6 36C-20 36 -34 26 -33 4Z', '#fff0b8'),
    shape('M-33 -18L-47 -22L-41 -13L-46 -6L-32 -8Z', crayon.coral),
    put(awake(0, 0, false), -19, -15, 1),
    shape('M2 0C18 -4 28 6 24 16C14 24 0 18 2 0Z', '#fff3c4', 0.9),
    fine(ink('M10 8q6 2 10 0M9 13q5 3 9 1', 0.6)),
    put(note, 14, -22, 1.1, 6),
    put(starOf(GOLD), -38, -36, 0.4),
  ),
  'legend-hare': sticker(
    'bounce',
    put(moon, 1, 15, 1.6, -66),
    friend(pogo, 'cheering', {}, { x: 1, y: -7, scale: 0.36 }),
    each(
      [
        [-38, -22, 0.42],
        [39, -14, 0.36],
      ],
      star,
    ),
  ),
} as const;
