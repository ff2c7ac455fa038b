import { radians, round } from '../../../companions/rig/geometry.ts';
import { oval, star as starPath } from '../../../companions/rig/paths.ts';
import { brushOf } from '../../../rewards/motifs/things.ts';
import { cord, fine, group, ink, shape, spot, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { around, each, put, within } from '../../../rewards/pen/place.tsx';
import { turning } from '../../cut/turning.tsx';
import { sticker } from '../../sticker.ts';
import { dust, GOLD } from './constellation.ts';

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
export const STAR_FINDS = {
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
