import { oval } from '../../companions/rig/geometry.ts';
import { type Art, cord, group, ink, mirrored, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

/** Open, 56 wide; `lines` are drawn in ink on its pages. */
export const openBook = (cover: string, lines: Art): Art =>
  group(
    shape('M-30 -15Q-14 -20 0 -14Q14 -20 30 -15V19Q14 15 0 20Q-14 15 -30 19Z', cover),
    shape('M-26 -18Q-12 -23 0 -16Q12 -23 26 -18V14Q12 10 0 16Q-12 10 -26 14Z', crayon.paper),
    ink('M0 -16V16', 0.9),
    lines,
  );

export const closedBook = (cover: string): Art =>
  group(
    shape('M-17 -24H14Q20 -24 20 -18V24H-14Q-20 24 -20 18V-20Q-20 -24 -17 -24Z', crayon.paper),
    shape('M-17 -24H14Q20 -24 20 -18V17H-14Q-20 17 -20 22V-20Q-20 -24 -17 -24Z', cover),
    ink('M-12 -23V17', 0.8),
  );

/** A name tag: its hole is at its left end. */
export const tagOf = (color: string): Art =>
  group(
    shape('M-22 0L-11 -11H19Q22 -11 22 -8V8Q22 11 19 11H-11Z', color),
    tint(oval(-12, 0, 2.6), crayon.wood),
    ink('M-2 -3H14M-2 4H9', 0.8),
  );

/** Its point hangs at the left; what it says stands around 0,-4. */
export const speechOf = (color: string): Art =>
  shape(
    'M-14 -24H14C24 -24 28 -17 28 -5C28 8 24 14 14 14H-3L-16 25L-14 14C-24 13 -28 8 -28 -5C-28 -17 -24 -24 -14 -24Z',
    color,
  );

/** Upright, point down. */
export const pencilOf = (color: string): Art =>
  group(
    shape('M-4 -18V8L0 18L4 8V-18Q0 -21 -4 -18Z', crayon.sand),
    tint('M-4 -18V7L-1.5 5.5L1.5 7L4 5.5V-18Q0 -21 -4 -18Z', color),
    tint('M-1.3 14.6L0 18L1.3 14.6Z', crayon.dark),
  );

/** On a pole that stands at 0,20. */
export const flagOf = (color: string): Art =>
  group(shape('M0 -18Q10 -24 24 -17Q20 -9 25 -2Q12 -7 0 -1Z', color), cord('M0 22V-20', crayon.sand, 2.4));

export const mapPaper: Art = group(
  shape('M-29 -20L-10 -24L10 -19L29 -23V18L10 23L-10 18L-29 22Z', '#fdf0cf'),
  tint('M-10 -24L10 -19V23L-10 18Z', '#f1d9a8', 0.8),
  ink('M-10 -23V18M10 -19V22', 0.55),
);

export const page: Art = group(
  shape('M-15 -22H8L17 -13V22H-15Z', crayon.paper),
  shape('M8 -22L17 -13H8Z', crayon.sand, 0.8),
);

/** A ribbon's two ends, crossed and hanging from 0,0. */
export const bow = (color: string): Art => {
  const half = group(
    shape('M0 0C6 8 8 14 12 22L6 20L3 25C-1 16 -2 8 0 0Z', color, 0.9),
    shape('M0 0C8 -12 18 -10 18 -2C18 6 8 7 0 0Z', color, 0.9),
  );
  return group(mirrored(half), half, shape(oval(0, 0, 4), color, 0.9));
};

/** A strip that hangs between two points, with a fork at each end. */
export const bannerOf = (color: string): Art =>
  group(
    shape('M-36 -6L-22 -9V11L-36 15L-30 4Z', color),
    shape('M36 -6L22 -9V11L36 15L30 4Z', color),
    shape('M-27 -13Q0 -7 27 -13V9Q0 15 -27 9Z', color),
    streak('M-23 -8Q0 -2 23 -8', crayon.white, 1.6, 0.5),
  );
