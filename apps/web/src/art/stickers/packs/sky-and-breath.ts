import { hum } from '../../companions/characters/hum.tsx';
import { oval, puffs } from '../../companions/rig/geometry.ts';
import { scallop } from '../../rewards/frames/outlines.ts';
import { asleep, awake } from '../../rewards/motifs/faces.ts';
import { dandelionSeed } from '../../rewards/motifs/garden.ts';
import { bow } from '../../rewards/motifs/papers.ts';
import { star } from '../../rewards/motifs/sky.ts';
import { balloonOf } from '../../rewards/motifs/things.ts';
import {
  type Art,
  around,
  cord,
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
import { friend } from '../friend.tsx';
import { backing, type Pack, sticker, turning } from '../sticker.tsx';

const GLOW = '#ffe58a';

const bubble = (r: number, color: string): Art =>
  group(
    shape(oval(0, 0, r), color),
    streak(`M${-r * 0.62} ${r * 0.42}A${r * 0.76} ${r * 0.76} 0 0 0 ${r * 0.62} ${r * 0.42}`, '#ffc4dd', r * 0.14, 0.9),
    streak(`M${r * 0.7} ${-r * 0.2}A${r * 0.74} ${r * 0.74} 0 0 1 ${r * 0.5} ${r * 0.52}`, '#c9b8ff', r * 0.12, 0.9),
    streak(`M${-r * 0.62} ${-r * 0.28}Q${-r * 0.48} ${-r * 0.62} ${-r * 0.1} ${-r * 0.68}`, crayon.white, r * 0.17),
    tint(oval(r * 0.4, -r * 0.48, r * 0.09), crayon.white),
  );

const PETALS = [crayon.pink, crayon.mint, crayon.lilac, '#ffe39a'] as const;
const blade = (i: number) => shape('M0 0V-35Q22 -31 23 -14Q17 -2 0 0Z', PETALS[i] ?? crayon.pink);

const bearFace = group(
  shape(oval(-6, -6, 3.2) + oval(6, -6, 3.2) + oval(0, 0, 8.5, 8), '#bd8058', 0.8),
  tint(oval(0, 3, 3.6, 2.8), '#e8c29c'),
  spot(oval(-3, -1.5, 1.2) + oval(3, -1.5, 1.2) + oval(0, 2, 1.3, 1), crayon.dark),
);

/** Three puffs high, under a pointed roof. */
const tower = (x: number, y: number, r: number, roof: string): Art =>
  put(
    group(
      shape(puffs(`0,2,${r} -1,${r * 1.05 + 2},${r * 1.08} 1,${r * 2.1 + 2},${r * 1.12}`), '#f7f4ff'),
      tint(oval(r * 0.5, r * 1.1, r * 0.36, r * 1.5), '#e4ddfa'),
      shape(`M${-r - 3} 0Q0 -5 ${r + 3} 0Q${r * 0.3} -10 0 -27Q${-r * 0.3} -10 ${-r - 3} 0Z`, roof),
      shape(`M-3.5 ${r * 1.5}V${r * 0.9}C-3.5 ${r * 0.4} 3.5 ${r * 0.4} 3.5 ${r * 0.9}V${r * 1.5}Z`, GLOW, 0.8),
    ),
    x,
    y,
  );

const KITE = 'M8 -49L40 -16L2 26L-26 -20Z';

export const skyAndBreath = {
  card: ['#e3f6ff', '#8ad0e0'],
  cover: ['soft-balloon', 'rainbow-kite', 'puff-cloud'],
  drawings: {
    'puff-cloud': sticker(
      'float',
      shape(puffs('37,11,7 45,5,5 44,16,4.500'), crayon.white, 0.9),
      ink('M30 -10Q38 -14 43 -11M31 27Q37 31 42 29', 0.9),
      shape(puffs('-26,-4,18 -8,-22,20 13,-14,17 -18,14,19 4,15,19 17,5,12 -32,10,13'), '#dcecff'),
      streak('M-32 -16Q-26 -32 -10 -37', crayon.white, 3.4),
      ink('M-14 -6q4 -5 8 0M8 -6q4 -5 8 0', 1),
      tint(oval(-12, 5, 6, 4.4) + oval(17, 3, 4, 4), crayon.blush, 0.5),
      shape(oval(8, 9, 4.6, 4.2), '#7c2f45', 0.8),
    ),
    'soft-balloon': sticker(
      'float',
      ink('M0 22C-8 30 8 36 0 49', 1.1),
      put(balloonOf('#ff9eb5'), 0, -10, 1.6),
      put(asleep(7, -8), 0, -8, 1.5),
    ),
    'paper-plane': sticker(
      'float',
      ink('M-19 36q-4 5 -9 5M-35 40q-5 -2 -6 -7M-42 25q0 -5 3 -8', 1.2),
      shape('M47 -40L-6 10L-10 36L7 21Z', '#b9c6ea'),
      shape('M47 -40L-46 -8L-6 10Z', crayon.white),
      shape('M47 -40L6 14L28 32Z', '#eaf1ff'),
      tint('M47 -40L-24 2L-6 10Z', '#d8e4fb'),
    ),
    'bubble-trio': sticker(
      'float',
      put(bubble(31, '#e0f5ff'), -13, 12),
      put(bubble(16, '#e9f7ee'), 26, -22),
      put(bubble(11, '#f1ecff'), 33, 20),
      put(awake(8, 0), -13, 14, 1.1),
    ),
    dandelion: sticker(
      'wiggle',
      cord('M-8 48C-4 28 -10 12 -8 -12', crayon.leaf, 4),
      shape('M-9 46C-28 48 -38 38 -42 24L-34 29L-33 22L-26 30L-22 26C-16 32 -10 38 -9 46Z', crayon.leaf),
      put(shape(scallop(18, 28, 5.6), '#f3f6ff', 0.8), -8, -16),
      put(
        around(12, 0, (i) =>
          i % 2 ? ink('M0 -6V-19M0 -19l-3 -4M0 -19l3 -4', 0.7) : ink('M0 -6V-23M0 -23l-3.500 -3M0 -23l3.500 -3', 0.7),
        ),
        -8,
        -16,
      ),
      shape(oval(-8, -16, 5), crayon.sand, 0.8),
      put(dandelionSeed, 33, -28, 1, 24),
      put(dandelionSeed, 36, 6, 0.85, 38),
    ),
    pinwheel: sticker(
      'spin-slow',
      backing(oval(0, -11, 37)),
      cord('M0 -8V48', crayon.sand, 4.4),
      put(turning(around(4, 0, blade)), 0, -11),
      put(shape(oval(0, 0, 5), crayon.sun, 0.9), 0, -11),
    ),
    'hot-air-balloon': sticker(
      'float',
      ink('M-13 12L-11 36M13 12L11 36', 0.9),
      put(bearFace, 0, 27, 1.25),
      shape('M-13 34H13L10 48Q0 50 -10 48Z', crayon.brown),
      fine(ink('M-11 41H11M-4 35V48M4 35V48', 0.5)),
      shape(
        'M0 -49C25 -49 39 -34 39 -18C39 -2 22 7 13 14H-13C-22 7 -39 -2 -39 -18C-39 -34 -25 -49 0 -49Z',
        crayon.coral,
      ),
      tint('M0 -49C-18 -42 -26 -28 -26 -15C-26 -4 -16 6 -11 14H11C16 6 26 -4 26 -15C26 -28 18 -42 0 -49Z', '#ffe8a8'),
      tint('M0 -49C-7 -40 -10 -28 -10 -15C-10 -4 -6 6 -4 14H4C6 6 10 -4 10 -15C10 -28 7 -40 0 -49Z', crayon.teal),
      ink('M0 -49C-18 -42 -26 -28 -26 -15C-26 -4 -16 6 -11 14M0 -49C18 -42 26 -28 26 -15C26 -4 16 6 11 14', 0.6),
      streak('M-32 -18Q-30 -34 -20 -40', crayon.white, 3, 0.8),
    ),
    'rainbow-kite': sticker(
      'wiggle',
      ink('M2 26C-4 40 -20 30 -22 40C-23 46 -34 48 -42 42', 1.1),
      put(bow(crayon.red), -10, 35, 0.42, 70),
      put(bow(crayon.teal), -33, 44, 0.42, 100),
      shape(KITE, crayon.violet),
      within(
        'bands',
        KITE,
        tint('M-60 -60H60V-32H-60Z', '#f58a86'),
        tint('M-60 -32H60V-20H-60Z', '#f9b26e'),
        tint('M-60 -20H60V-9H-60Z', '#fbdc77'),
        tint('M-60 -9H60V3H-60Z', '#9ad28b'),
        tint('M-60 3H60V14H-60Z', '#86a9ea'),
      ),
      ink('M8 -49L2 26M-26 -20L40 -16', 0.9),
    ),
    'sky-whale': sticker(
      'float',
      friend(hum, 'happy', { armL: { to: 'belly' }, armR: { to: 'belly' } }, { scale: 0.5, y: -9 }),
      shape(puffs('-38,30,10 -26,34,11 -12,36,9 -46,36,6'), '#f4f8ff'),
      shape(puffs('38,28,9 28,33,10 16,36,8 46,34,6'), '#f4f8ff'),
    ),
    'cloud-castle': sticker(
      'twinkle',
      tower(-27, -4, 11, '#c3b4f2'),
      tower(27, -4, 11, '#c3b4f2'),
      tower(0, -19, 15, '#ffb9cb'),
      put(star, 0, -46, 0.22),
      shape(puffs('-36,30,12 -20,34,14 0,34,15 20,34,14 36,30,12 -28,22,10 28,22,10'), '#fbfaff'),
      tint('M-40 38Q0 50 42 36Q34 46 20 47H-20Q-34 46 -40 38Z', '#d9d2f5'),
      shape('M-8 46V32C-8 20 8 20 8 32V46Z', GLOW, 0.9),
    ),
  },
} as const satisfies Pack<'sky-and-breath'>;
