import { oval, puffs, twinkle } from '../../companions/rig/geometry.ts';
import { rays } from '../../rewards/frames/outlines.ts';
import { awake, glad } from '../../rewards/motifs/faces.ts';
import { leafOf, treeOf } from '../../rewards/motifs/garden.ts';
import { houseOf } from '../../rewards/motifs/places.ts';
import { boltOf, cloudOf, dropOf, moon, rainbow, sun } from '../../rewards/motifs/sky.ts';
import { type Art, cord, each, group, ink, put, shape, spot, streak, tint } from '../../rewards/pen/art.tsx';
import * as crayon from '../../rewards/pen/colors.ts';
import { backing, type Pack, sticker, turningUpright } from '../sticker.tsx';

const umbrella = (color: string, light: string): Art =>
  group(
    cord('M0 -6V24C0 33 -11 33 -11 24', crayon.wood, 3),
    shape('M-28 2C-28 -18 -13 -29 0 -29C13 -29 28 -18 28 2Q21 -5 14 2Q7 -5 0 2Q-7 -5 -14 2Q-21 -5 -28 2Z', color),
    tint('M0 -29C-9 -20 -13 -10 -14 1Q-7 -5 0 1Q7 -5 14 1C13 -10 9 -20 0 -29Z', light),
    ink('M0 -29C-9 -20 -13 -10 -14 1M0 -29C9 -20 13 -10 14 1M0 -29V-34', 0.8),
  );

const boot = shape('M-6 -7H5V1Q14 2 14 9H-7Q-8 0 -6 -7Z', crayon.red);
const flake = ink('M0 -7V7M-6 -3.500L6 3.500M-6 3.500L6 -3.500', 0.8);

const rooster = group(
  shape(
    'M-8 2C-28 6 -38 -8 -36 -24C-30 -19 -26 -16 -21 -15C-27 -24 -24 -34 -17 -40C-13 -30 -8 -22 0 -17Z',
    crayon.teal,
  ),
  shape(puffs('10,-41,4.5 17,-44,5 24,-41,4.5'), crayon.red),
  shape(
    'M-20 -14C-18 4 -6 11 6 11C20 11 27 0 25 -13C24 -21 28 -26 27 -33C25 -44 9 -44 7 -32C5 -22 0 -14 -20 -14Z',
    '#fff0d2',
  ),
  shape('M26 -35L38 -31L26 -26Z', crayon.orange, 0.9),
  shape(oval(25, -21, 3.4, 5), crayon.red, 0.9),
  shape('M-10 -7C0 -14 13 -10 15 -3C9 6 -5 6 -10 -7Z', crayon.coral, 0.9),
  spot(oval(18, -33, 2.6, 3.2), crayon.dark),
  tint(oval(17.2, -34.2, 1), crayon.white),
);

export const feelingsWeather = {
  card: ['#d9f1ff', '#8fc4ee'],
  cover: ['little-thunder', 'double-rainbow', 'sun-peek'],
  drawings: {
    'sun-peek': sticker(
      'none',
      put(group(shape(rays(12, 37, 28), crayon.orange), shape(oval(0, 0, 25), crayon.sun)), 2, -12),
      streak('M-13 -22Q-9 -30 0 -32', crayon.white, 3, 0.8),
      put(awake(7, 0, false), 2, -13, 1.35),
      shape('M-42 14C-52 10 -52 22 -46 26ZM42 14C52 10 52 22 46 26Z', '#c9dcf7'),
      shape(puffs('-31,22,14 -14,13,15 6,11,15 24,16,14 35,25,12 -20,29,13 0,29,15 18,30,13'), '#f1f6ff'),
      streak('M-38 18Q-34 9 -25 10', crayon.white, 3),
      tint('M-34 33Q0 44 38 31Q30 42 18 41H-20Q-30 41 -34 33Z', '#c9dcf7'),
    ),
    'rain-friend': sticker(
      'bounce',
      put(dropOf(crayon.blue), -23, 33, 0.55),
      put(dropOf(crayon.blue), 1, 35, 0.62),
      put(dropOf(crayon.blue), 25, 32, 0.55),
      shape(puffs('-30,-4,16 -12,-22,20 14,-20,19 32,-6,15 -14,2,18 10,2,19 24,4,13 -24,4,12'), '#b4cdf0'),
      streak('M-28 -22Q-22 -36 -8 -37', crayon.white, 3.4, 0.9),
      put(awake(8, -8), 1, 0, 1.4),
    ),
    'fog-sheep': sticker(
      'float',
      cord('M-30 40H8M-6 32H42', '#dfe4f6', 6),
      shape(puffs('-14,-14,15 4,-20,17 23,-12,16 33,4,13 24,18,14 4,20,16 -14,18,14 -24,4,13 4,0,19'), '#eef1fb'),
      ink('M-2 -16q8 -7 13 0q1 6 -5 6M18 2q8 -6 12 1q1 6 -5 6M-8 12q8 -6 12 1q1 6 -5 6', 0.7),
      shape('M-44 -14C-52 -14 -52 -4 -44 -4ZM-16 -14C-8 -16 -8 -4 -16 -4Z', '#a9aecb'),
      shape(oval(-30, -2, 14, 17), '#a9aecb'),
      shape(puffs('-38,-17,7 -29,-21,8 -21,-17,7'), '#eef1fb', 0.9),
      put(glad(5, 0), -30, -2, 1.1),
    ),
    'wind-curl': sticker(
      'wiggle',
      cord('M-44 8C-28 0 -24 18 -36 20', '#c4eaf5', 7),
      cord('M-46 30C-18 40 12 34 25 12C38 -12 22 -38 0 -34C-20 -30 -24 -6 -7 0C8 5 16 -10 7 -17', '#9fdcee', 13),
      streak('M-38 30C-14 35 8 28 19 9C29 -10 17 -31 0 -29', crayon.white, 2.6, 0.9),
      put(leafOf(crayon.leaf), 31, 26, 0.82, 14),
    ),
    'two-umbrellas': sticker(
      'none',
      put(umbrella(crayon.teal, '#7fd8cf'), 22, 10, 0.88, 9),
      put(umbrella(crayon.red, '#f58a86'), -22, 2, 0.88, -9),
      put(dropOf(crayon.blue), -38, -32, 0.36),
      put(dropOf(crayon.blue), 4, -31, 0.38),
      put(dropOf(crayon.blue), 38, -26, 0.34),
    ),
    'little-thunder': sticker(
      'wiggle',
      put(boltOf(crayon.sun), -38, 22, 0.85, 12),
      put(boltOf(crayon.sun), 40, 20, 0.75, -10),
      cord('M-12 12V30M13 12L19 22', '#6c61b4', 5),
      put(boot, -12, 35, 1.05),
      put(boot, 20, 26, 1.05, -22),
      shape(puffs('-28,-6,15 -14,-24,17 10,-26,18 29,-12,15 -16,2,16 6,2,18 22,2,13'), '#8d83cf'),
      streak('M-28 -20Q-24 -34 -12 -36', '#c3bcf0', 3.4),
      ink('M-17 -18.5L-10 -19M19 -18.5L12 -19', 0.9),
      put(awake(8, 0, false), 1, -9, 1.3),
      shape(oval(1, 2, 4, 3.4), '#7c2f45', 0.8),
    ),
    'weather-vane': sticker(
      'spin-slow',
      backing(oval(0, -14, 38, 32)),
      cord('M0 12V48M-12 34H12', crayon.slate, 4.6),
      shape(oval(-15, 34, 4.5) + oval(15, 34, 4.5), crayon.sun, 0.9),
      turningUpright(
        cord('M-36 17H32', crayon.slate, 4),
        shape('M30 8L46 17L30 26Z', crayon.sun),
        shape('M-34 17L-44 8V26Z', crayon.sun),
        cord('M4 8V15', crayon.orange, 3),
        rooster,
      ),
    ),
    'snow-globe': sticker(
      'twinkle',
      shape('M-25 24H25L33 43Q34 48 28 48H-28Q-34 48 -33 43Z', crayon.wood),
      streak('M-26 38H26', crayon.sand, 3.4),
      shape(oval(0, -10, 39), '#cfe7ff'),
      tint('M-35 4Q-14 -6 4 2Q20 8 35 3A37 37 0 0 1 -35 4Z', crayon.white),
      put(treeOf(crayon.pine), -20, -2, 0.6),
      put(houseOf(crayon.red, '#fff0d2'), 6, 1, 1),
      tint('M-6 -5Q1 -11 6 -17Q12 -10 19 -5Q12 -8 6 -9Q0 -8 -6 -5Z', crayon.white),
      tint(
        oval(-26, -24, 2.2) +
          oval(-10, -36, 2) +
          oval(12, -38, 2.4) +
          oval(27, -24, 2) +
          oval(29, -6, 2) +
          oval(-12, -22, 1.6),
        crayon.white,
      ),
      streak('M-31 -16Q-27 -32 -12 -40', crayon.white, 3.4, 0.9),
    ),
    'double-rainbow': sticker(
      'none',
      put(rainbow(48, ['#f58a86', '#fbdc77', '#9ad28b', '#86a9ea'], 3.2), 0, 14),
      put(rainbow(27, ['#86a9ea', '#9ad28b', '#fbdc77', '#f58a86'], 3.2), 0, 14),
      put(cloudOf('#f4f8ff'), -29, 27, 1.05),
      put(cloudOf('#f4f8ff'), 28, 28, 1),
      put(glad(4, 0), -29, 28, 1.1),
      put(glad(4, 0), 28, 29, 1.1),
    ),
    'sky-of-all': sticker(
      'spin-slow',
      shape(oval(0, 0, 48), crayon.sun),
      tint(oval(0, 0, 43), '#bfe6ff'),
      tint('M0 0V-43A43 43 0 0 1 43 0Z', '#9db4dd'),
      tint('M0 0H43A43 43 0 0 1 0 43Z', '#4d5096'),
      tint('M0 0V43A43 43 0 0 1 -43 0Z', '#e6ecfb'),
      ink('M0 -43V43M-43 0H43', 0.8),
      put(sun, -19, -19, 0.85),
      put(cloudOf('#eef3ff'), 18, -23, 0.62),
      each(
        [
          [11, -8, 0.24],
          [20, -9, 0.24],
          [28, -12, 0.2],
        ],
        dropOf(crayon.blue),
      ),
      each(
        [
          [-25, 12, 1],
          [-12, 25, 1.1],
          [-14, 10, 0.7],
        ],
        flake,
      ),
      put(moon, 16, 16, 0.62),
      tint(twinkle(28, 10, 4) + twinkle(27, 24, 3.4) + twinkle(11, 32, 3.4), '#fff0ad'),
    ),
  },
} as const satisfies Pack<'feelings-weather'>;
