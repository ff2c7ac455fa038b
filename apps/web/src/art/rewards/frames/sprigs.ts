import { star, twinkle } from '../../companions/rig/geometry.ts';
import { type Art, around, group, ink, mirrored, put, shape, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const leaflet = shape('M0 -7C5 -4 5 4 0 7C-5 4 -5 -4 0 -7Z', crayon.leaf, 0.7);
const branch = group(
  ink('M-6 5Q-22 3 -31 -8', 1),
  put(leaflet, -15, 7, 1, -105),
  put(leaflet, -19, -1, 1, -40),
  put(leaflet, -27, 1, 1, -85),
  put(leaflet, -30, -9, 1, -30),
);

/** Two sprigs crossed, under what is rare. */
export const sprigs = (y: number): Art => put(group(branch, mirrored(branch)), 0, y);

/** Three small stars over what is rarest, and a glint at each side. */
export const crown: Art = group(
  shape(star(-15, -43, 7, -14), crayon.sun, 0.8),
  shape(star(15, -43, 7, 14), crayon.sun, 0.8),
  shape(star(0, -46, 9), crayon.sun, 0.8),
  tint(twinkle(-44, 22, 5) + twinkle(44, 24, 4), crayon.white),
);

/** A ring of leaves, all the same way round. */
export const leafyRing: Art = group(
  ink('M0 -42A42 42 0 1 1 -0.1 -42', 1.1),
  around(12, 42, (i) =>
    put(
      shape('M0 -9.5C6.5 -5 6.5 5 0 9.5C-6.5 5 -6.5 -5 0 -9.5Z', i % 2 ? crayon.leaf : crayon.lime, 0.8),
      0,
      0,
      1,
      62,
    ),
  ),
);

/** A ring of stars, held by a fine thread. */
export const starRing: Art = group(
  ink('M0 -42A42 42 0 1 1 -0.1 -42', 0.8),
  around(9, 42, () => shape(star(0, 0, 8.6), crayon.sun, 0.8)),
);
