import { heart as heartPath, oval, star as starPath } from '../../../companions/rig/paths.ts';
import { lighthouse } from '../../../reward-art/motifs/places.ts';
import { starOf } from '../../../reward-art/motifs/sky.ts';
import { brushOf } from '../../../reward-art/motifs/things.ts';
import { cord, fine, group, ink, shape, spot, streak, tint } from '../../../reward-art/pen/art.tsx';
import * as crayon from '../../../reward-art/pen/colors.ts';
import { around, each, put, within } from '../../../reward-art/pen/place.tsx';
import { turning } from '../../cut/turning.tsx';
import { sticker } from '../../sticker.ts';
import { dust, GOLD } from './constellation.ts';

const star = starOf(crayon.sun);

const MAP = [
  [-24, -20],
  [0, -22],
  [24, -18],
  [-26, 2],
  [0, 0],
  [25, 3],
  [-23, 23],
  [1, 22],
  [24, 24],
] as const;
const dots = (n: number, r: number) =>
  Array.from({ length: n }, (_, i) => {
    const a = (i * 2 * Math.PI) / n;
    return `M${(r * Math.sin(a)).toFixed(1)} ${(-r * Math.cos(a)).toFixed(1)}h.1`;
  }).join('');

/** Down the right side and up the left. */
const HEART_STARS = [
  [0, -10, 0.34],
  [18, -27, 0.34],
  [38, -20, 0.44],
  [40, 3, 0.34],
  [24, 25, 0.34],
  [0, 44, 0.44],
  [-24, 25, 0.34],
  [-40, 3, 0.34],
  [-38, -20, 0.44],
  [-18, -27, 0.34],
] as const;
/** What shines slowly. */
export const STAR_TREASURES = {
  'legend-map': sticker(
    'twinkle',
    shape('M-38 -36Q0 -42 38 -36V38Q0 32 -38 38Z', '#3b3f8c'),
    each(MAP, group(fine(streak(dots(7, 7), '#c9c6ff', 1.8)), spot(starPath(0, 0, 4.2), GOLD))),
    shape('M-42 -44Q-34 -46 -33 -38V38Q-34 46 -42 44Q-48 42 -47 34V-34Q-48 -42 -42 -44Z', crayon.sand),
    shape('M42 -44Q34 -46 33 -38V38Q34 46 42 44Q48 42 47 34V-34Q48 -42 42 -44Z', crayon.sand),
    ink('M-40 -30V30M40 -30V30', 0.6),
  ),
  'legend-lantern': sticker(
    'float',
    shape(oval(0, -42, 6), crayon.sun),
    tint(oval(0, -42, 2.6), crayon.white),
    shape(oval(0, 4, 32, 31), '#363a86'),
    within(
      'galaxy',
      oval(0, 4, 32, 31),
      tint(oval(0, 4, 25, 16), '#6b54b8', 0.8),
      ink('M0 4C4 0 9 4 6 9C1 15 -11 11 -12 3C-13 -9 4 -14 15 -8C28 0 24 18 8 22', 0.8),
      streak('M0 4C4 0 9 4 6 9C1 15 -11 11 -12 3C-13 -9 4 -14 15 -8C28 0 24 18 8 22', '#f0a6d8', 4),
      streak('M0 4C-4 8 -9 4 -6 -1', '#bfe0fb', 3.6),
      tint(oval(0, 4, 4.5), '#fff6d8'),
      dust([-20, -8, 1.6], [-14, 22, 1.8], [20, -14, 1.6], [25, 6, 1.4], [-25, 8, 1.3], [4, -19, 1.4], [18, 25, 1.4]),
    ),
    streak('M-24 -2Q-22 -14 -12 -19', crayon.white, 3, 0.7),
    cord('M-22 -20C-38 -8 -38 16 -19 29M22 -20C38 -8 38 16 19 29', crayon.sun, 3.4),
    shape('M-24 -20C-16 -24 -8 -30 -6 -37H6C8 -30 16 -24 24 -20Q0 -14 -24 -20Z', crayon.sun),
    shape('M-20 28Q0 36 20 28L25 41Q0 48 -25 41Z', crayon.sun),
    put(starOf('#fff3c4'), 0, 38, 0.3),
  ),
  'legend-planet': sticker(
    'spin-slow',
    cord('M-26 -18C-50 2 -52 18 -40 20C-20 24 30 2 42 -16C50 -28 38 -30 24 -24', '#ffd27a', 6),
    shape(oval(0, 0, 31), crayon.teal),
    within(
      'paint',
      oval(0, 0, 31),
      turning(
        streak('M-36 -20Q-8 -30 20 -24M-34 2Q0 -8 34 -6M-30 24Q0 14 34 18', crayon.blue, 8),
        streak('M-34 -10Q-2 -18 34 -15', crayon.pink, 8),
        streak('M-34 13Q4 2 36 7', '#ffe08f', 8),
        streak('M-16 -12h.1M10 -15h.1M-8 9h.1M18 5h.1', crayon.white, 3),
      ),
    ),
    streak('M-22 -12Q-17 -21 -8 -25', crayon.white, 3, 0.8),
    cord('M-40 20C-20 24 30 2 42 -16', '#ffd27a', 6),
    put(brushOf(crayon.rose), -26, 30, 0.92, 210),
  ),
  'legend-lighthouse': sticker(
    'twinkle',
    shape(heartPath(0, -10, 45), '#fff0a8'),
    tint(heartPath(0, -10, 33), '#fffbe0'),
    shape('M-34 46C-34 36 -20 32 0 32C20 32 34 36 34 46Q0 51 -34 46Z', crayon.slate),
    put(lighthouse(group()), 0, 8, 1),
    each(
      [
        [-33, -22, 0.3],
        [33, -22, 0.3],
      ],
      star,
    ),
  ),
  'legend-heart': sticker(
    'twinkle',
    shape(heartPath(0, 3, 42), '#3b3f8c'),
    tint(heartPath(0, 3, 30), '#5a4fb0'),
    dust([-12, -8, 1.4], [12, 4, 1.6], [-6, 18, 1.3], [8, -12, 1.2], [-20, 4, 1.2], [2, 28, 1.4]),
    streak(`M${HEART_STARS.map(([x, y]) => `${x} ${y}`).join('L')}Z`, GOLD, 2.2),
    each(HEART_STARS, star),
    put(starOf(crayon.rose), 0, 6, 0.66),
  ),
  'legend-compass': sticker(
    'spin-slow',
    shape('M-9 -36V-46Q0 -52 9 -46V-36Z', crayon.sun),
    tint(oval(0, -43, 3.4), crayon.white),
    shape(oval(0, 4, 42), crayon.sun),
    shape(oval(0, 4, 33), '#3b3f8c', 0.8),
    put(
      around(12, 28, (i) => streak('M0 0V-3.5', i % 3 ? '#8f9cf0' : GOLD, i % 3 ? 1.6 : 3)),
      0,
      4,
    ),
    dust([-18, -8], [17, 20], [-12, 22], [20, -6, 1.5]),
    put(
      turning(
        shape('M0 -26L6 -6L26 0L6 6L0 26L-6 6L-26 0L-6 -6Z', '#fff3c4', 0.9),
        tint('M0 -26L6 -6L0 0ZM26 0L6 6L0 0ZM0 26L-6 6L0 0ZM-26 0L-6 -6L0 0Z', '#f7b93f'),
        shape('M0 -26L6 -6L0 0L-6 -6Z', crayon.red, 0.7),
        shape(oval(0, 0, 4.4), crayon.sun, 0.8),
      ),
      0,
      4,
      1,
      24,
    ),
  ),
} as const;
