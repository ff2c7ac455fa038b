import { blob, oval, puffs } from '../../companions/rig/geometry.ts';
import { token } from '../frames/token.ts';
import { bell, doorAjar, windowLit } from '../motifs/places.ts';
import { type Art, each, group, ink, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

/** `count` dots along a spiral that opens outward. */
const spiral = (count: number) =>
  Array.from({ length: count }, (_, i) => {
    const angle = 0.9 * Math.sqrt(i) * 2.1;
    const radius = 2 + 2.55 * Math.sqrt(i);
    return oval(radius * Math.cos(angle), radius * Math.sin(angle) * 1.15, 1.15);
  }).join('');

/** `count` small leaves, spread like seeds in a sunflower, so that none hides another. */
const leaves = (count: number, tone: (i: number) => boolean) =>
  Array.from({ length: count }, (_, i) => {
    const radius = 2.55 * Math.sqrt(i + 0.5);
    const angle = i * 2.39996;
    return tone(i) ? oval(radius * Math.cos(angle) * 1.1, radius * Math.sin(angle), 1.7, 2.3) : '';
  }).join('');

const note = group(ink('M3 4V-7L7 -5', 0.8), shape(oval(0, 4, 3.2, 2.6), crayon.violet, 0.6));

export const CHECK_IN = {
  'achievement/hello-again': token('check-in', put(doorAjar, 0, -1, 1)),
  'achievement/seven-hellos': token(
    'check-in',
    each(
      [
        [-11, -20, 0.5],
        [11, -20, 0.5],
        [-22, 1, 0.5],
        [0, 1, 0.5],
        [22, 1, 0.5],
        [-11, 22, 0.5],
        [11, 22, 0.5],
      ],
      windowLit,
    ),
  ),
  'achievement/twenty-hellos': token(
    'check-in',
    put(bell, 0, 3, 0.95, -8),
    put(note, -24, -12, 0.85),
    put(note, 22, -17, 0.95),
    put(note, 25, 10, 0.75),
    put(note, -26, 12, 0.7),
    tint(oval(-14, -25, 1.6) + oval(7, -28, 1.6) + oval(28, -3, 1.6) + oval(-30, 0, 1.6), crayon.orange),
  ),
  'achievement/forty-hellos': token(
    'check-in',
    shape(blob('2,-29 20,-23 27,-6 22,8 12,14 8,26 -6,30 -13,20 -16,6 -25,-8 -17,-24'), '#ffd9c9'),
    ink('M12 -14C4 -22 -14 -16 -10 -3C-8 6 4 2 3 11', 0.9),
    put(tint(spiral(40), crayon.red), 3, -4, 1.15),
  ),
  'achievement/eighty-hellos': token(
    'check-in',
    shape('M-6 31C-3 18 -4 8 -4 0H5C5 10 4 18 8 31Z', crayon.brown),
    shape(puffs('0,-10,21 -15,-2,12 15,-2,12 -9,-22,11 10,-22,11'), crayon.lime),
    put(
      group(
        tint(
          leaves(80, (i) => i % 2 === 0),
          crayon.pine,
        ),
        tint(
          leaves(80, (i) => i % 2 === 1),
          crayon.leaf,
        ),
      ),
      0,
      -10,
      1.02,
    ),
    streak('M-18 31H20', crayon.leaf, 2.4),
  ),
} as const satisfies Record<string, Art>;
