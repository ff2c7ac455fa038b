import { puffs } from '../../companions/rig/geometry.ts';
import { token } from '../frames/token.ts';
import { awake, glad } from '../motifs/faces.ts';
import { closedBook, openBook, tagOf } from '../motifs/papers.ts';
import { breeze, bubbleOf, rainbow, sun } from '../motifs/sky.ts';
import { openHands } from '../motifs/things.ts';
import { type Art, cord, group, ink, put, shape, streak } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const faced = (color: string, face: Art) => group(bubbleOf(color), face);
const TABS = [crayon.red, crayon.sun, crayon.leaf, crayon.blue, crayon.violet];
/** A heap of pages: each edge a line. */
const EDGES = Array.from({ length: 5 }, (_, i) => `M-21 ${7 + i * 3.4}Q0 ${11 + i * 3.4} 19 ${7 + i * 3.4}`).join('');

export const JOURNAL = {
  'achievement/first-feeling': token(
    'journal',
    put(faced('#ffd97a', glad(5.5, -2)), 0, -11, 1.08),
    put(openHands, 0, 19, 0.9),
    ink('M-24 -8v-6M24 -8v-6', 0.9),
  ),
  'achievement/three-feelings': token(
    'journal',
    put(faced('#ffd97a', glad(5.5, -1)), 0, -15, 0.88),
    put(faced('#8fc8f4', awake(5.5, -2)), -15, 11, 0.88),
    put(faced('#ff9f9a', awake(5.5, -2)), 15, 11, 0.88),
  ),
  'achievement/every-weather': token(
    'journal',
    put(sun, -15, -19, 0.62),
    put(rainbow(29, crayon.RAINBOW.slice(0, 5), 3.8), 2, 3),
    shape(puffs('2,9,7 11,2,9 21,7,7.5 12,12,6'), crayon.white),
    streak('M4 20l-3 8M13 20l-3 8M22 20l-3 8', crayon.blue, 3.2),
    put(breeze, -17, 20, 0.5),
  ),
  'achievement/first-page': token(
    'journal',
    put(openBook(crayon.violet, streak('M-20 -5q3 -4 6 0t6 0', crayon.deep, 2.4)), 0, 2, 1.05),
  ),
  'achievement/five-pages': token(
    'journal',
    ...TABS.map((color, i) => shape(`M14 ${-22 + i * 9}h13q3 0 3 3.4t-3 3.4h-13Z`, color, 0.9)),
    put(closedBook('#d9c8fa'), -3, 0, 1.05),
    streak('M-8 -10H8M-8 -3H8', crayon.violet, 2.6),
  ),
  'achievement/twenty-pages': token(
    'journal',
    shape('M-24 -12L-4 -22L25 -16V18Q24 26 3 27Q-22 27 -24 20Z', crayon.paper),
    ink(EDGES, 0.5),
    shape('M-25 -10Q-10 -22 2 -21Q16 -20 26 -15Q12 -4 4 -2Q-14 -3 -25 -10Z', crayon.coral),
    shape('M-25 19Q0 26 26 17V23Q4 32 -25 25Z', crayon.coral),
    cord('M-10 -17Q10 -10 12 -4V27', crayon.sun, 2.4),
    cord('M12 -6C4 -14 2 -4 12 -6C22 -14 24 -4 12 -6', crayon.sun, 2),
  ),
  'achievement/a-name-for-it': token(
    'journal',
    shape('M-16 -30H4V22L-6 13L-16 22Z', crayon.red),
    streak('M-11 -29V10', crayon.white, 2, 0.6),
    put(tagOf('#fff0b8'), 8, 2, 1.08, -8),
  ),
} as const satisfies Record<string, Art>;
