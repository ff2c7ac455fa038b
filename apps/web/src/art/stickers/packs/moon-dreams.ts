import { oval, puffs, star as starPath } from '../../companions/rig/geometry.ts';
import { owlAsleep } from '../../rewards/motifs/creatures.ts';
import { asleep, awake } from '../../rewards/motifs/faces.ts';
import { starOf } from '../../rewards/motifs/sky.ts';
import {
  type Art,
  around,
  cord,
  each,
  fine,
  group,
  ink,
  put,
  shape,
  spot,
  streak,
  tint,
  within,
} from '../../rewards/pen/art.tsx';
import * as crayon from '../../rewards/pen/colors.ts';
import { type Pack, sticker } from '../sticker.tsx';
import { SLEEPERS } from './moon-dreams/sleepers.ts';

const NIGHT = '#5f62ad';
const star = starOf(crayon.sun);

/** What a night is made cosy with. */
const NIGHT_THINGS = {
  'star-blanket': sticker(
    'none',
    cord('M-34 38v5M-20 39v5M-6 39v5M8 39v5M22 39v5M36 37v5', crayon.sun, 2.6),
    shape(
      'M-36 14C-12 11 12 16 36 12Q46 14 46 25Q46 36 36 37C12 40 -12 36 -36 38Q-44 36 -44 27Q-44 15 -36 14Z',
      '#8f92d8',
    ),
    shape(
      'M-36 -9C-12 -12 12 -6 36 -10Q46 -8 46 3Q46 14 36 15C12 17 -12 13 -36 16Q-44 14 -44 3Q-44 -7 -36 -9Z',
      crayon.pink,
    ),
    shape(
      'M-36 -34C-12 -39 12 -32 36 -36Q46 -34 46 -22Q46 -10 36 -8C12 -5 -12 -11 -36 -7Q-44 -9 -44 -21Q-44 -32 -36 -34Z',
      '#8f92d8',
    ),
    ink('M36 -30Q39 -20 34 -15M36 -4Q39 4 34 9M36 19Q39 26 34 31', 0.7),
    shape('M-44 -24Q-44 -35 -34 -35C-16 -38 4 -35 22 -35C14 0 2 14 -11 25Q-36 10 -44 -24Z', NIGHT),
    streak('M-39 -22C-33 4 -26 12 -11 19C2 10 12 -8 17 -30', crayon.pink, 2),
    each(
      [
        [-12, -14, 0.7],
        [-10, 8, 0.34],
      ],
      star,
    ),
    fine(
      each(
        [
          [-28, -23, 0.3],
          [5, -25, 0.32],
          [32, -22, 0.28],
          [-26, 26, 0.3],
          [4, 28, 0.3],
        ],
        star,
      ),
    ),
  ),
  'night-lamp': sticker(
    'twinkle',
    cord('M14 36C26 44 26 24 40 32', crayon.slate, 2.4),
    shape('M38 26H46V37H38Z', crayon.slate, 0.8),
    shape('M-16 -6H16C14 10 16 24 21 34Q0 42 -21 34C-16 24 -14 10 -16 -6Z', '#fff3c4'),
    put(asleep(6.5, 14), 0, 0, 1.05),
    shape('M-24 32Q0 40 24 32V39Q0 47 -24 39Z', crayon.wood),
    shape('M-46 0C-46 -30 -22 -46 0 -46C24 -46 46 -30 46 0C30 8 -30 8 -46 0Z', crayon.rose),
    tint('M-40 1C-24 6 24 6 40 1C26 -3 -26 -3 -40 1Z', '#ffd9a0', 0.9),
    tint(oval(-22, -18, 8) + oval(2, -32, 6.5) + oval(23, -16, 9) + oval(0, -10, 5), '#ffe9ae'),
    streak('M-38 -10Q-34 -28 -18 -36', crayon.white, 3, 0.75),
    ink('M32 4V14', 0.9),
    put(star, 32, 18, 0.32),
  ),
  'owl-pillow': sticker(
    'none',
    shape(
      'M-42 -35C-22 -29 20 -29 42 -35C46 -24 40 -12 41 1C40 14 46 26 42 38C22 32 -22 32 -42 38C-46 26 -40 14 -41 1C-40 -12 -46 -24 -42 -35Z',
      '#bfe0fb',
    ),
    streak(
      'M-35 -28C-18 -24 18 -24 35 -28C38 -16 33 -8 34 1C33 12 38 22 35 31C18 27 -18 27 -35 31C-38 22 -33 12 -34 1C-33 -8 -38 -16 -35 -28',
      crayon.white,
      2.4,
      0.8,
    ),
    shape(puffs('-44,-37,4.5 44,-37,4.5 -44,40,4.5 44,40,4.5'), crayon.sun, 0.9),
    fine(around(26, 28, () => streak('M-2 0H2', crayon.deep, 1.7))),
    put(owlAsleep, 0, 3, 0.9),
  ),
} as const;

const wheel: Art = group(shape(oval(0, 0, 7), crayon.slate, 0.9), tint(oval(0, 0, 2.4), crayon.paper));

const SKY = 'M-44 30C-50 -10 -34 -42 0 -43C34 -44 50 -12 44 30Q40 38 30 38H-32Q-41 38 -44 30Z';

/** What is seen far off, in a dream. */
const NIGHT_VIEWS = {
  'dream-train': sticker(
    'float',
    shape(puffs('24,-36,6 34,-42,7'), crayon.white, 0.9),
    shape('M16 -12H24V-28H14Z', crayon.slate),
    shape('M-4 -16H28Q38 -14 38 -2V12H-4Z', crayon.teal),
    shape('M-14 -32H8V12H-14Z', crayon.red),
    shape('M-18 -36H12V-30H-18Z', crayon.sun, 0.9),
    shape('M-9 -26H4V-12H-9Z', '#ffe9ae', 0.8),
    put(awake(4.5, 0), 24, -4, 1),
    shape('M-44 -8H-20V12H-44Z', crayon.violet),
    ink('M-20 6H-14', 1.4),
    put(star, -32, -15, 0.42),
    each(
      [
        [-38, 14],
        [-25, 14],
        [-6, 14, 1.15],
        [12, 14],
        [29, 14],
      ],
      wheel,
    ),
    shape(puffs('-40,28,9 -26,23,9 -12,27,10 4,23,10 20,27,10 34,23,9 42,30,7'), '#eef6ff'),
    tint(puffs('-38,32,6 -12,33,7 20,33,7 38,33,5'), '#c9dcf6'),
  ),
  aurora: sticker(
    'float',
    shape(SKY, '#31357c'),
    within(
      'sky',
      SKY,
      shape(
        'M-50 10C-30 -4 -26 -34 -8 -30C8 -26 8 -8 24 -12C34 -14 38 -26 50 -30V-6C38 0 32 10 20 10C6 10 4 -4 -8 -6C-22 -8 -28 18 -50 26Z',
        '#7be0b0',
        0.5,
      ),
      shape(
        'M-50 24C-26 18 -24 -12 -6 -10C8 -8 10 10 26 6C36 4 40 -6 50 -10V8C40 14 34 24 22 24C6 24 2 8 -8 8C-22 8 -26 34 -50 36Z',
        '#a98cf0',
        0.5,
      ),
      fine(streak('M-34 -2v-8M-22 -16v-9M-10 -18v-9M4 -8v-9M18 -2v-8M34 -8v-9', '#c8ffe0', 2, 0.7)),
      spot(starPath(-22, -30, 4) + starPath(20, -30, 4.5) + starPath(35, -20, 3), '#fff0ad'),
    ),
    shape('M-44 30Q-47 22 -45 20C-34 8 -22 10 -10 22C0 10 20 6 45 24Q44 38 30 38H-32Q-41 38 -44 30Z', '#2f6f6a'),
  ),
} as const;

/** Sleepy things for the night sky. */
export const moonDreams = {
  card: ['#b9bdf5', '#6f73c4'],
  cover: ['star-fox', 'night-lamp', 'nap-moon'],
  drawings: { ...SLEEPERS, ...NIGHT_THINGS, ...NIGHT_VIEWS },
} as const satisfies Pack<'moon-dreams'>;
