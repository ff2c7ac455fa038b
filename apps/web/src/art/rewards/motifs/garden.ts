import { blob, oval, puffs } from '../../companions/rig/geometry.ts';
import { type Art, around, cord, fine, group, ink, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

export const leafOf = (color: string): Art =>
  group(shape('M-16 13C-20 -8 -4 -19 19 -18C21 4 8 19 -12 16Z', color), ink('M-20 19Q-6 4 9 -8M-7 6L-8 -4M0 0H9', 0.8));

/** Four outlines of leaves that a child tells apart. */
export const LEAVES: readonly Art[] = [
  group(shape('M0 -18C12 -9 12 8 0 16C-12 8 -12 -9 0 -18Z', crayon.leaf), ink('M0 20V-8', 0.8)),
  group(
    shape(blob('0,-18 6,-12 13,-10 10,-2 14,5 6,9 0,17 -6,9 -14,5 -10,-2 -13,-10 -6,-12', 1.1), crayon.orange),
    ink('M0 20V-8', 0.8),
  ),
  group(
    shape('M0 18C-18 10 -20 -8 -10 -15C-5 -18 -1 -14 0 -10C1 -14 5 -18 10 -15C20 -8 18 10 0 18Z', crayon.lime),
    ink('M0 20V-2', 0.8),
  ),
  group(
    shape('M0 -20L5 -8L17 -10L10 0L15 11L4 9L0 17L-4 9L-15 11L-10 0L-17 -10L-5 -8Z', crayon.red),
    ink('M0 20V-4', 0.8),
  ),
];

export const feather: Art = group(
  shape('M-17 15C-20 -2 -4 -18 20 -20C20 -10 16 -7 17 -3L10 -1L12 4C6 12 -4 15 -12 14Z', crayon.lilac),
  ink('M-21 20Q-6 2 11 -11', 0.9),
);

export const flowerOf = (petals: string, heart: string = crayon.sun, count = 6): Art =>
  group(
    shape(Array.from({ length: count }, (_, i) => petal((i * 2 * Math.PI) / count)).join(''), petals),
    shape(oval(0, 0, 6.5), heart, 0.7),
  );
const petal = (angle: number) => oval(11.5 * Math.sin(angle), -11.5 * Math.cos(angle), 8.2);

/** Pointed petals that open at night. */
export const moonflower: Art = group(
  around(5, 9, () => shape('M0 -12C8 -6 7 6 0 9C-7 6 -8 -6 0 -12Z', '#f1ebff', 0.9)),
  shape(oval(0, 0, 5), crayon.sun, 0.7),
);

export const stem = (height: number, color: string = crayon.leaf): Art =>
  group(
    cord(`M0 ${height}Q-3 ${height / 2} 0 0`, color, 2.6),
    shape(
      `M-1 ${height - 4}C-12 ${height - 4} -15 ${height - 12} -15 ${height - 16}C-6 ${height - 17} -1 ${height - 12} -1 ${height - 4}Z`,
      color,
      0.8,
    ),
  );

export const sprout: Art = group(
  cord('M0 20Q-2 8 0 -2', crayon.leaf, 4),
  shape('M0 2C-18 4 -24 -8 -23 -18C-8 -20 1 -12 0 2Z', crayon.leaf),
  shape('M0 -2C2 -18 14 -24 25 -21C25 -6 14 2 0 -2Z', crayon.lime),
);

export const treeOf = (crown: string): Art =>
  group(
    shape('M-5 22Q-3 10 -4 0H5Q4 10 7 22Z', crayon.brown),
    shape(puffs('-11,-4,9 -5,-14,10 8,-13,10 13,-3,8 1,-3,9'), crown),
    streak('M-14 -7Q-12 -18 -4 -20', crayon.white, 2.2, 0.6),
  );

export const pebbleOf = (color: string): Art =>
  group(
    shape(blob('-17,4 -12,-8 2,-11 15,-6 18,5 9,11 -9,11'), color),
    streak('M-11 -1Q-7 -6 1 -6', crayon.white, 2, 0.8),
  );

/** Ground to the bottom of the picture; its middle is the highest, at y = 0. */
export const hill = (color: string): Art => shape('M-70 14C-40 6 -24 0 2 0C28 0 42 7 70 14V70H-70Z', color);

/** A slope that rises to the left; turn it round with `mirrored`. */
export const slope = (color: string): Art => shape('M-70 -16C-40 -14 -10 6 70 8V70H-70Z', color);

export const grass: Art = streak('M-3 0q-2 -4 -4 -5M0 0V-7M3 0q2 -4 4 -5', crayon.pine, 1.8);

export const snailShell: Art = group(
  shape(oval(0, 0, 15), crayon.coral),
  ink('M-15 3C-12 -13 12 -15 11 1C10 11 -5 11 -6 2C-6 -4 3 -5 4 0', 0.9),
);

/** A seed of the dandelion, its parachute at 0,0. */
export const dandelionSeed: Art = group(
  ink('M0 11V-2M0 -2L-7 -8M0 -2L0 -11M0 -2L7 -8', 0.9),
  tint(oval(-7, -9, 2.2) + oval(0, -12, 2.2) + oval(7, -9, 2.2), crayon.white),
  shape(oval(0, 12, 1.6, 3), crayon.brown, 0.6),
);

export const wreath = (...leaves: readonly Art[]): Art =>
  around(8, 25, (i) => put(leaves[i % leaves.length] ?? group(), 0, 0, 0.6, 70));

/** A trunk with a branch at each side; crown and leaves are the picture's own. */
export const trunk: Art = group(
  shape(
    'M-7 30C-4 14 -5 6 -6 -4L-18 -14L-15 -18L-4 -11L-2 -24H3L4 -12L15 -20L18 -16L7 -4C6 8 6 16 10 30Z',
    crayon.brown,
  ),
  fine(ink('M-1 20V8M3 12V2', 0.6)),
);
