import { heart as heartPath, oval, puffs, star as starPath, twinkle } from '../../companions/rig/geometry.ts';
import { rays } from '../frames/outlines.ts';
import { type Art, group, ink, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

// Drawn about 40 units wide, around 0,0, so that a picture places and sizes them.

export const sun: Art = group(
  shape(rays(10, 21, 14.5), crayon.orange, 0.9),
  shape(oval(0, 0, 12.5), crayon.sun, 0.8),
  streak('M-7 -4Q-5 -8 -1 -9', crayon.white, 1.8, 0.8),
);

export const moon: Art = group(
  shape('M7 -20C-11 -21 -21 -7 -19 6C-16 21 5 25 18 12C6 14 -4 8 -5 -3C-5 -11 0 -17 7 -20Z', crayon.sun),
  streak('M-14 1Q-13 -8 -6 -13', '#fff3c4', 2.4),
);

export const cloudOf = (color: string): Art =>
  group(
    shape(puffs('-12,5,8.5 -3,-5,10.5 9,-1,8.5 15,6,7 2,7,8'), color),
    streak('M-14 1Q-11 -9 -3 -11', crayon.white, 2, 0.9),
  );
export const cloud: Art = cloudOf('#f4f8ff');

export const starOf = (color: string): Art => shape(starPath(0, 0, 19), color);
export const star: Art = starOf(crayon.sun);

export const glints = (...places: readonly (readonly [x: number, y: number, r: number])[]): Art =>
  tint(places.map(([x, y, r]) => twinkle(x, y, r)).join(''), '#fff0ad');

export const dropOf = (color: string): Art =>
  group(
    shape('M0 -20C3 -10 15 -1 15 8C15 16 8 21 0 21C-8 21 -15 16 -15 8C-15 -1 -3 -10 0 -20Z', color),
    streak('M-9 8Q-9 3 -5 -2', crayon.white, 2.4, 0.8),
  );

export const heartOf = (color: string): Art =>
  group(shape(heartPath(0, 1, 19), color), streak('M-14 -5Q-13 -10 -8 -11', crayon.white, 2.2, 0.8));

export const bubbleOf = (color: string): Art =>
  group(
    shape(oval(0, 0, 17), color),
    streak('M-11 -3Q-10 -10 -3 -12', crayon.white, 2.6, 0.9),
    tint(oval(8, 8, 2.2), crayon.white, 0.8),
  );

/** Three curls of moving air. */
export const breeze: Art = group(
  ink('M-24 -5H8C18 -5 17 -18 9 -17C4 -16 4 -11 8 -11', 1.1),
  ink('M-18 3H18C27 3 26 15 18 14C14 13 14 9 17 9', 1.1),
  ink('M-24 11H4C11 11 10 21 4 20', 1.1),
);

export const boltOf = (color: string): Art => shape('M3 -18L-10 3H-2L-5 18L11 -5H2Z', color);

/** A bow of bands from the outermost in; feet on y = 12. */
export const rainbow = (outer: number, colors: readonly string[], band: number): Art =>
  group(
    shape(
      `M${-outer} 12A${outer} ${outer} 0 0 1 ${outer} 12H${outer - band * colors.length}A${outer - band * colors.length} ${outer - band * colors.length} 0 0 0 ${-(outer - band * colors.length)} 12Z`,
      crayon.white,
    ),
    ...colors.map((color, i) => {
      const r = outer - band * (i + 0.5);
      return streak(`M${-r} ${12 - band / 2}A${r} ${r} 0 0 1 ${r} ${12 - band / 2}`, color, band * 1.04);
    }),
  );

/** A heap of waves to the bottom of the picture, its crest at y = 0. */
export const sea = (color: string): Art =>
  group(
    shape('M-60 2Q-50 -5 -40 1T-20 1T0 1T20 1T40 1T60 1V60H-60Z', color),
    streak('M-30 10q5 -4 10 0t10 0M4 16q5 -4 10 0t10 0M-20 23q5 -4 10 0t10 0', crayon.white, 1.8, 0.7),
  );
