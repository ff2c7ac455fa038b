import { blob, oval } from '../../companions/rig/geometry.ts';
import { type Art, around, cord, fine, group, ink, mirrored, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

export const balloonOf = (color: string): Art =>
  group(
    shape('M-4 20L4 20L0 15Z', color, 0.9),
    shape(blob('0,-24 14,-19 19,-5 13,9 0,17 -13,9 -19,-5 -14,-19'), color),
    streak('M-12 -8Q-11 -16 -5 -19', crayon.white, 2.8, 0.85),
  );

/** Folded from paper, on y = 10. */
export const paperBoat: Art = group(
  shape('M0 -18L-13 4H13Z', crayon.white),
  shape('M-24 -1L-13 12H13L24 -1L11 4H-11Z', crayon.paper),
  ink('M0 -17V4', 0.7),
);

export const pillowOf = (color: string): Art =>
  group(
    shape(
      'M-28 -15C-18 -12 18 -12 28 -15C31 -8 26 -4 27 2C26 8 31 12 28 17C18 14 -18 14 -28 17C-31 12 -26 8 -27 2C-26 -4 -31 -8 -28 -15Z',
      color,
    ),
    streak('M-21 -8Q-8 -6 4 -7', crayon.white, 2.4, 0.8),
  );

/** Its tail hangs down to the left. */
export const kiteOf = (upper: string, lower: string): Art =>
  group(
    ink('M-6 17C-14 22 -8 28 -16 33', 1),
    shape('M2 -26L18 -6L-6 18L-16 -10Z', upper),
    tint('M2 -26L-16 -10L0 -6Z', lower),
    tint('M18 -6L-6 18L0 -6Z', lower),
    ink('M2 -26L-6 18M-16 -10L18 -6', 0.7),
  );

export const pinwheel = (...colors: readonly string[]): Art =>
  group(
    cord('M0 2V28', crayon.sand, 2.2),
    around(4, 0, (i) => shape('M0 0V-16Q10 -14 10 -6Q8 -1 0 0Z', colors[i % colors.length] ?? crayon.pink, 0.9)),
    shape(oval(0, 0, 2.6), crayon.sun, 0.7),
  );

export const drum: Art = group(
  shape('M-22 -8V14Q0 26 22 14V-8Z', crayon.red),
  ink('M-21 -2L-11 18L0 2L11 18L21 -2', 0.9),
  shape(oval(0, -9, 22, 8), crayon.paper),
  cord('M-24 -27L-6 -11M24 -27L7 -12', crayon.sand, 2.6),
  shape(oval(-5, -11, 3.4) + oval(6, -12, 3.4), crayon.sun, 0.8),
);

export const sneakerOf = (color: string): Art =>
  group(
    shape('M-20 -12C-14 -9 -8 -10 -5 -15C2 -8 10 -2 19 0Q25 3 24 11H-20Q-23 -2 -20 -12Z', color),
    shape('M-21 9H24Q26 15 22 16H-20Q-23 15 -21 9Z', crayon.white, 0.9),
    ink('M-1 -9L-5 -4M5 -4L1 1M11 -1L8 5', 0.9),
  );

export const whistleOf = (color: string): Art =>
  group(
    shape('M-20 -8H12C20 -8 22 -2 22 4C22 13 14 17 7 15C1 13 -1 8 -2 2H-20Z', color),
    shape(oval(10, 4, 4.5), crayon.paper, 0.8),
    ink('M-9 -7V-2', 0.9),
  );

/** Closed; `lid` false leaves the lid to the picture. */
export const toolbox = (lid = true): Art =>
  group(
    lid ? cord('M-9 -10V-17H9V-10', crayon.wood, 3) : group(),
    shape('M-25 -3H25V20Q0 22 -25 20Z', crayon.red),
    lid ? shape('M-27 -11Q0 -13 27 -11V-1H-27Z', '#f58a75') : group(),
    shape('M-5 -5H5V5H-5Z', crayon.sun, 0.8),
  );

export const hammer: Art = group(
  cord('M0 18V-8', crayon.sand, 3.2),
  shape('M-11 -16H8Q13 -12 12 -6H-11Z', crayon.slate),
);
export const spanner: Art = group(shape('M-3 18V-4C-9 -7 -10 -15 -5 -19V-11H5V-19C10 -15 9 -7 3 -4V18Z', crayon.stone));
export const screwdriver: Art = group(
  shape('M-1.5 4V-18H1.5V4Z', crayon.stone),
  shape('M-4 4H4V16Q0 20 -4 16Z', crayon.sun),
);

export const magnifierOver = (seen: Art): Art =>
  group(
    cord('M15 17L28 31', crayon.wood, 6),
    shape(oval(-2, 0, 25), crayon.sun),
    tint(oval(-2, 0, 20), '#eafaff'),
    put(seen, -2, 0),
    ink('M-22 0A20 20 0 1 1 -22 .1', 0.8),
    streak('M-16 -6Q-13 -14 -5 -16', crayon.white, 2.6, 0.95),
  );

/** Paint on its tip, at 0,18. */
export const brushOf = (paint: string): Art =>
  group(
    shape('M-2.5 4L-3.5 -24Q0 -28 3.5 -24L2.5 4Z', crayon.sand),
    shape('M-4 3H4V9H-4Z', crayon.stone, 0.8),
    shape('M-4.5 9H4.5C6 14 3 17 0 22C-3 17 -6 14 -4.5 9Z', paint),
  );

export const globe: Art = group(
  shape(oval(0, 0, 23), crayon.blue),
  tint(
    'M-17 -13C-9 -21 3 -21 5 -14C4 -8 -4 -8 -6 -2C-10 3 -18 0 -21 -3C-20 -7 -19 -10 -17 -13ZM8 0C14 -4 20 -1 22 3C20 11 14 17 9 17C4 12 3 4 8 0ZM-9 9C-4 8 -2 13 -4 19C-8 19 -11 14 -9 9Z',
    crayon.lime,
  ),
  streak('M-15 -8Q-11 -14 -5 -17', crayon.white, 2.2, 0.6),
);

/** A cushion for sitting on. */
export const cushionOf = (color: string): Art =>
  group(
    shape('M-22 -2C-24 -9 -12 -11 0 -11C12 -11 24 -9 22 -2C26 4 22 10 0 10C-22 10 -26 4 -22 -2Z', color),
    ink('M-21 0Q0 6 21 0', 0.8),
    fine(shape(oval(0, -7, 2), crayon.sun, 0.6)),
  );

export const cupOf = (color: string): Art =>
  group(
    cord('M14 -6C24 -8 24 8 13 7', color, 3),
    shape('M-15 -14H15L12 14Q0 18 -12 14Z', color),
    streak('M-9 -7L-8 6', crayon.white, 2.4, 0.8),
  );

/** A hand held out, palm up, fingers to the right. */
export const palmOf = (skin: string): Art =>
  group(
    shape(
      'M-26 3C-20 1 -14 -1 -8 0C-4 -7 2 -10 5 -7C7 -4 2 0 2 2H22Q27 3 26 6Q25 9 20 9C12 15 0 16 -9 13L-26 15Z',
      skin,
    ),
  );
export const openHands: Art = group(
  put(palmOf('#f3cba2'), -16, 0, 0.8, 18),
  put(mirrored(palmOf('#c98f62')), 16, 0, 0.8, -18),
);

export const springs: Art = ink('M-8 0q20 3 16 7t-16 4q-3 4 16 6t-14 5', 1.2);

const zigzag = (color: string): Art => cord('M-26 6L-15 -6L-5 6L5 -6L15 6L26 -6', color, 5.4);
/** Three ribbons, one over the other. */
export const zigzags: Art = group(
  put(zigzag(crayon.coral), 0, -18),
  put(zigzag(crayon.sun), 0, 0),
  put(zigzag(crayon.teal), 0, 18),
);

/** A pocket with a button; what peeps out stands behind it. */
export const pocketOf = (color: string): Art =>
  group(
    shape('M-24 -4H24V14Q22 22 0 29Q-22 22 -24 14Z', color),
    shape('M-26 -9Q0 -6 26 -9V2Q0 5 -26 2Z', color),
    streak('M-19 7V13Q-17 18 0 24Q17 18 19 13V7', crayon.white, 1.6, 0.8),
    shape(oval(0, 11, 2.6), crayon.sun, 0.7),
  );
