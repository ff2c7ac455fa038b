import { heart as heartPath, oval, radians, round, star as starPath } from '../../companions/rig/geometry.ts';
import { lighthouse } from '../../rewards/motifs/places.ts';
import { starOf } from '../../rewards/motifs/sky.ts';
import { brushOf } from '../../rewards/motifs/things.ts';
import {
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
import { type Pack, sticker, turning } from '../sticker.tsx';
import { dust, GOLD, STAR_CREATURES } from './star-legends/star-creatures.ts';

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
/** A ring of dots: a step of no length has round ends. */
const dotted = (count: number, radius: number): string =>
  Array.from({ length: count }, (_, i) => {
    const turn = radians((i * 360) / count);
    return `M${round(radius * Math.sin(turn))} ${round(radius * Math.cos(turn))}h.1`;
  }).join('');

/** What shows the way, and where it goes. */
const STAR_FINDS = {
  'legend-map': sticker(
    'twinkle',
    shape('M-38 -36Q0 -42 38 -36V38Q0 32 -38 38Z', '#3b3f8c'),
    each(MAP, group(fine(streak(dotted(7, 7), '#c9c6ff', 1.8)), spot(starPath(0, 0, 4.2), GOLD))),
    shape('M-42 -44Q-34 -46 -33 -38V38Q-34 46 -42 44Q-48 42 -47 34V-34Q-48 -42 -42 -44Z', crayon.sand),
    shape('M42 -44Q34 -46 33 -38V38Q34 46 42 44Q48 42 47 34V-34Q48 -42 42 -44Z', crayon.sand),
    ink('M-40 -30V30M40 -30V30', 0.6),
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

const star = starOf(crayon.sun);

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
const STAR_LIGHTS = {
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
  'legend-lighthouse': sticker(
    'twinkle',
    put(
      group(
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
      0,
      -7,
    ),
  ),
  'legend-heart': sticker(
    'twinkle',
    put(
      group(
        shape(heartPath(0, 3, 42), '#3b3f8c'),
        tint(heartPath(0, 3, 30), '#5a4fb0'),
        dust([-12, -8, 1.4], [12, 4, 1.6], [-6, 18, 1.3], [8, -12, 1.2], [-20, 4, 1.2], [2, 28, 1.4]),
        streak(`M${HEART_STARS.map(([x, y]) => `${x} ${y}`).join('L')}Z`, GOLD, 2.2),
        each(HEART_STARS, star),
        put(starOf(crayon.rose), 0, 6, 0.66),
      ),
      0,
      -8,
    ),
  ),
} as const;

/** The rarest ones. */
export const starLegends = {
  card: ['#fff3c2', '#f7b93f'],
  cover: ['legend-planet', 'legend-songbird', 'legend-dragon'],
  drawings: { ...STAR_CREATURES, ...STAR_LIGHTS, ...STAR_FINDS },
} as const satisfies Pack<'star-legends'>;
