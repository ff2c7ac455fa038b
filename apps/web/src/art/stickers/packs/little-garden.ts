import { blob, oval } from '../../companions/rig/geometry.ts';
import { asleep, awake, glad } from '../../rewards/motifs/faces.ts';
import { heartOf } from '../../rewards/motifs/sky.ts';
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
import { type Pack, sticker } from '../sticker.tsx';

/** Hangs from its stem at 0,0, its tip down. */
const leaf = (color: string): Art =>
  group(
    shape('M0 0C16 6 18 26 0 42C-18 26 -16 6 0 0Z', color),
    ink('M0 2V32M0 14L7 9M0 14L-7 9M0 24L7 19M0 24L-7 19', 0.55),
  );

const spikes = Array.from({ length: 13 }, (_, i) => {
  const angle = Math.PI * (1 + i / 12);
  const reach = i % 2 ? 27 : 21;
  return `${(reach * Math.cos(angle)).toFixed(1)},${(reach * Math.sin(angle)).toFixed(1)}`;
}).join(' ');

const hedgehog: Art = group(
  shape(blob(`${spikes} 20,16 -20,16`, 0.35), '#8a6248'),
  shape(oval(-13, -8, 4.6) + oval(13, -8, 4.6), '#e8c29c', 0.8),
  shape(blob('0,-10 13,-6 18,6 12,17 0,20 -12,17 -18,6 -13,-6'), '#f6dcb8'),
  put(awake(7, 0, false), 0, 2),
  spot(oval(0, 8, 3.4, 2.8), crayon.dark),
  ink('M-3.5 12.5q3.500 3 7 0', 0.7),
  shape(oval(-8, 21, 5, 3.4) + oval(8, 21, 5, 3.4), '#e8c29c', 0.8),
);

/** A hedgehog that looks out of a house of leaves. */
const hedgehogHome: Art = group(
  shape('M-36 44C-40 10 -22 -24 0 -34C22 -24 40 10 36 44Z', '#6d4630'),
  put(leaf(crayon.leaf), -4, -36, 0.9, 62),
  put(leaf(crayon.lime), 4, -36, 0.9, -62),
  put(leaf(crayon.orange), -22, -16, 1.05, 40),
  put(leaf(crayon.orange), 22, -16, 1.05, -40),
  put(leaf(crayon.red), -30, 8, 0.95, 14),
  put(leaf(crayon.sun), 30, 8, 0.95, -14),
  put(leaf(crayon.coral), 0, -48, 0.78),
  tint(oval(0, 26, 24, 20), '#4f3324'),
  put(hedgehog, 0, 24, 1),
);

const BEE = oval(0, 6, 32, 29);
const SHELL = 'M-28 14C-30 -12 -16 -26 2 -26C20 -26 32 -10 30 14Z';

const wing = group(
  shape('M2 2C16 6 40 8 40 24C40 40 14 40 3 12Z', '#fff0a0'),
  shape('M2 2C6 -24 26 -48 42 -44C54 -40 46 -6 3 10Z', '#fff0a0'),
  tint('M6 8C18 10 34 12 34 24C34 33 16 32 6 12Z', '#69b1ec'),
  tint('M7 0C11 -20 26 -39 39 -38C46 -34 38 -8 7 6Z', '#9b83e6'),
  fine(ink('M7 4Q20 -12 34 -30M7 6Q20 16 28 27', 0.5)),
  tint(oval(31, -25, 4.6) + oval(25, 22, 3.6), '#ffe9f4', 0.9),
);

const wateringCan = group(
  cord('M-12 -12C-20 -40 16 -44 18 -12M-24 -4C-46 -12 -46 22 -23 20', '#338c9b', 4.6),
  shape('M18 8C30 2 32 -12 37 -24L43 -21C40 -6 36 14 22 24Z', crayon.teal),
  put(shape('M-11 2Q0 7 11 2L8 -6Q0 -3 -8 -6Z', '#5cc8c2'), 43, -26, 1, 28),
  shape('M-26 -12H20C24 2 24 18 22 30Q0 36 -24 30C-28 18 -28 2 -26 -12Z', crayon.teal),
  shape(oval(-3, -13, 23.5, 5.6), '#2b8d91'),
  tint('M-25 19Q0 25 23 19L22 29Q0 34 -24 29Z', '#338c9b'),
  put(heartOf('#ffe1ea'), -3, 5, 0.5),
  streak('M-20 -3V14', crayon.white, 3, 0.7),
);

const ruler = group(
  shape('M-8 -46H8V46H-8Z', crayon.sand),
  ink('M8 -36H1M8 -26H-2M8 -16H1M8 -6H-2M8 4H1M8 14H-2M8 24H1M8 34H-2', 0.6),
);

export const littleGarden = {
  card: ['#e9f7d8', '#9fd488'],
  cover: ['round-bee', 'daisy-face', 'sleepy-snail'],
  drawings: {
    ladybug: sticker(
      'wiggle',
      shape('M-48 46C-26 40 10 34 48 -8C40 26 6 50 -46 50Z', crayon.leaf),
      put(
        group(
          ink('M-16 14L-20 24M0 15V25M16 14L20 24M28 -6C32 -16 38 -18 42 -16M24 -9C26 -20 30 -24 35 -24', 1),
          shape('M18 14C16 -4 24 -12 32 -8C42 -4 42 10 34 14Z', '#4a3546'),
          shape(SHELL, crayon.red),
          ink('M-28 13H30M-6 13C-8 0 -6 -16 0 -25', 0.8),
          spot(oval(-16, -2, 4.6) + oval(-12, 8, 3) + oval(8, -12, 4.6) + oval(14, 4, 4.6) + oval(1, 4, 3), '#4a3546'),
          streak('M-20 -8Q-14 -18 -4 -21', crayon.white, 3, 0.8),
          tint(oval(33, 0, 3.4, 3.8), crayon.white),
          spot(oval(34, 0.6, 1.9, 2.3), crayon.dark),
        ),
        -5,
        3,
        1,
        -27,
      ),
    ),
    'sleepy-snail': sticker(
      'none',
      ink('M-36 -4L-42 -20M-26 -4L-22 -20', 1),
      shape(
        'M-46 34C-50 14 -46 -6 -33 -6C-20 -6 -20 10 -16 20C0 26 30 24 46 30Q50 38 42 40H-38Q-45 40 -46 34Z',
        '#ffd9b8',
      ),
      shape(oval(-42, -21, 4.4) + oval(-22, -21, 4.4), '#ffd9b8', 0.9),
      ink('M-45 -21q3 3 6 0M-25 -21q3 3 6 0', 0.7),
      shape(oval(10, 0, 30), '#f58a86'),
      tint(oval(10.5, 1, 25), '#f9b26e'),
      tint(oval(11, 2, 20), '#fbdc77'),
      tint(oval(11.5, 2.5, 15), '#9ad28b'),
      tint(oval(12, 3, 10), '#7cc9d8'),
      tint(oval(12.5, 3, 5.4), '#b59ae8'),
      ink('M-18 10C-20 -22 32 -24 33 2C33 24 -6 22 -6 2C-5 -14 24 -12 22 3C20 12 7 11 9 3', 0.8),
      put(asleep(4, 0), -34, 12, 1),
    ),
    'daisy-face': sticker(
      'wiggle',
      cord('M0 14C4 28 -4 38 0 49', crayon.leaf, 4),
      shape('M1 44C10 28 26 28 34 34C26 46 12 50 1 44Z', crayon.leaf),
      put(
        around(11, 24, () => shape('M-7 8C-11 -10 -4 -15 0 -15C4 -15 11 -10 7 8Z', crayon.white)),
        0,
        -10,
      ),
      shape(oval(0, -10, 18), crayon.sun),
      put(glad(6, -2), 0, -10, 1.1),
      tint(oval(-11, -6, 3.4, 2.4) + oval(11, -6, 3.4, 2.4), crayon.blush, 0.4),
    ),
    'round-bee': sticker(
      'float',
      put(
        group(
          shape('M-2 8C-16 -2 -16 -22 -4 -24C8 -24 8 -4 4 8Z', '#e6f6ff'),
          streak('M-6 -4Q-9 -14 -4 -18', crayon.white, 2.4),
        ),
        -9,
        -24,
        0.95,
        -16,
      ),
      put(shape('M-4 8C-6 -4 -4 -22 8 -24C20 -22 16 -2 4 8Z', '#e6f6ff'), 13, -24, 0.9, 18),
      shape('M-30 2L-45 8L-30 16Z', '#4a3546'),
      ink('M22 -18C24 -30 32 -34 37 -32M12 -22C14 -32 19 -37 24 -38', 1),
      shape(BEE, crayon.sun),
      within(
        'stripes',
        BEE,
        tint(
          'M-24 -30C-34 -6 -32 20 -22 40H-12C-20 18 -22 -6 -12 -30ZM-4 -30C-14 -6 -12 20 -2 40H9C0 18 -2 -6 8 -30Z',
          '#5b4038',
        ),
      ),
      streak('M-4 -18Q12 -18 20 -10', crayon.white, 3, 0.7),
      put(awake(5, 0), 19, 4, 1.2),
    ),
    'red-leaf': sticker(
      'float',
      cord('M-6 18C-14 30 -20 46 -34 42C-42 38 -36 28 -30 33', crayon.wood, 3),
      shape(
        'M4 -48L12 -28L26 -36L24 -18L46 -22L36 -4L48 4L30 12L32 26L12 20L-6 24L-16 12L-36 12L-26 -2L-40 -16L-20 -16L-22 -34L-6 -26Z',
        crayon.red,
      ),
      tint('M-6 24L2 2L4 -46L-6 -26L-22 -34L-20 -16L-40 -16L-26 -2L-36 12L-16 12Z', '#f58a75', 0.75),
      ink('M-6 20C0 4 4 -16 4 -38M0 6L36 -12M0 6L-26 -12M-3 14L22 16', 0.8),
    ),
    'watering-can': sticker(
      'none',
      put(wateringCan, -6, -2, 0.87, 18),
      put(heartOf(crayon.rose), 42, 6, 0.36, 8),
      put(heartOf(crayon.rose), 31, 19, 0.3, -12),
      put(heartOf(crayon.rose), 44, 27, 0.34, 10),
      put(heartOf(crayon.rose), 33, 39, 0.36, -6),
    ),
    robin: sticker(
      'bounce',
      ink('M-8 36L-10 47M-15 47H-5M8 36L10 47M5 47H15', 1.1),
      shape('M26 8C38 10 44 18 49 30C38 34 28 30 22 22Z', '#8a6248'),
      shape(blob('-4,-44 16,-40 28,-24 36,0 32,24 14,38 -10,38 -30,26 -38,4 -30,-22 -20,-38'), '#a87a5a'),
      shape(blob('-8,-28 4,-22 12,-6 12,12 2,26 -14,28 -28,20 -35,2 -30,-16 -20,-26'), '#f0764a', 0.01),
      tint('M-24 24C-12 34 8 32 12 18C8 30 -10 40 -24 24Z', '#fff3e0'),
      tint('M-27 22C-18 30 0 32 8 20C8 34 -8 38 -16 34Q-24 30 -27 22Z', '#fff3e0'),
      shape('M14 -4C28 -6 38 6 36 24C24 26 12 14 14 -4Z', '#8a6248', 0.9),
      shape('M-21 -18L-35 -13L-21 -9Z', crayon.sun, 0.9),
      spot(oval(-24, -22, 3.2, 3.8) + oval(-2, -24, 3.4, 4), crayon.dark),
      tint(oval(-25, -23.4, 1.2) + oval(-3.2, -25.4, 1.3), crayon.white),
      tint(oval(4, -15, 4, 2.8), crayon.blush, 0.5),
    ),
    'tall-sunflower': sticker(
      'wiggle',
      put(ruler, 31, 2, 1),
      cord('M-13 -10C-10 12 -16 30 -12 49', crayon.leaf, 4.4),
      shape('M-12 34C-14 18 -30 12 -42 16C-40 30 -28 38 -12 34Z', crayon.leaf),
      shape('M-13 24C-10 10 4 6 16 10C14 22 2 30 -13 24Z', crayon.lime),
      put(
        around(13, 18, () => shape('M-6 6C-8 -6 -3 -13 0 -15C3 -13 8 -6 6 6Z', crayon.sun)),
        -13,
        -18,
      ),
      shape(oval(-13, -18, 15), '#8a5a3a'),
      put(
        group(spot(oval(-5, -1, 2.2, 2.8) + oval(5, -1, 2.2, 2.8), '#fff6e0'), streak('M-4 5q4 4 8 0', '#fff6e0', 1.8)),
        -13,
        -19,
      ),
    ),
    'hedgehog-home': sticker('none', put(hedgehogHome, 0, 1, 0.96)),
    'glow-butterfly': sticker(
      'float',
      put(group(wing, mirrored(wing)), 0, 0, 0.96),
      ink('M-2 -16C-4 -30 -10 -34 -15 -34M2 -16C4 -30 10 -34 15 -34', 1),
      shape(oval(-15, -35, 2.4) + oval(15, -35, 2.4), crayon.sun, 0.8),
      shape('M0 -20C7 -20 6 -8 5 4C5 18 3 30 0 32C-3 30 -5 18 -5 4C-6 -8 -7 -20 0 -20Z', '#5c4f9a'),
      each(
        [
          [0, 6],
          [0, 15],
        ],
        fine(streak('M-3 0H3', '#c9b8ff', 2)),
      ),
    ),
  },
} as const satisfies Pack<'little-garden'>;
