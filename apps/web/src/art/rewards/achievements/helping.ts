import { blob, oval } from '../../companions/rig/geometry.ts';
import { token } from '../frames/token.ts';
import { dome, turtle } from '../motifs/creatures.ts';
import { glad } from '../motifs/faces.ts';
import { jarWith } from '../motifs/places.ts';
import { dropOf, heartOf, moon, starOf, sun } from '../motifs/sky.ts';
import { hammer, screwdriver, spanner, toolbox } from '../motifs/things.ts';
import { type Art, cord, each, group, ink, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const smiling = group(sun, glad(4.5, -2));
const plainSun = group(shape(oval(0, 0, 7), crayon.sun, 0.8), tint(oval(-2, -2, 2), '#fff3c4'));

const glowJar = (light: string) => jarWith(group(tint(oval(0, 8, 19, 15), light), tint(oval(0, 8, 8), '#fff3c4')));

export const HELPING = {
  'achievement/kind-twice': token(
    'affirmations',
    put(smiling, -17, -6, 0.76),
    put(smiling, 17, -6, 0.76),
    cord('M-15 3Q0 17 15 3', crayon.orange, 4.4),
  ),
  'achievement/kind-eight': token(
    'affirmations',
    put(
      jarWith(
        each(
          [
            [-12, -3],
            [1, -6],
            [13, -2],
            [-13, 9],
            [0, 7],
            [12, 11],
            [-7, 19],
            [7, 20],
          ],
          plainSun,
        ),
      ),
      0,
      -2,
      1.12,
    ),
  ),
  'achievement/kind-twenty-five': token(
    'affirmations',
    put(glowJar('#ffd97a'), -19, -15, 0.42),
    put(glowJar('#ffb9a0'), 1, -15, 0.42),
    put(glowJar('#ffd97a'), 20, -15, 0.42),
    shape('M-32 -3H33V1H-32Z', crayon.brown),
    put(glowJar('#b8e6a8'), -19, 15, 0.42),
    put(glowJar('#ffd97a'), 1, 15, 0.42),
    put(glowJar('#c9b8ff'), 20, 15, 0.42),
    shape('M-29 27H30V31H-29Z', crayon.brown),
  ),
  'achievement/first-tool': token(
    'coping',
    put(turtle(dome), -8, -2, 0.82),
    put(group(shape('M-17 -12L12 -24L15 -17L-14 -5Z', '#f58a75'), toolbox(false)), 13, 17, 0.66),
    streak('M8 4l2 -5M16 3V-2M24 5l3 -4', crayon.orange, 2.2),
  ),
  'achievement/three-tools': token(
    'coping',
    shape('M-34 -14Q0 -2 34 -14V-3Q0 9 -34 -3Z', crayon.wood),
    shape('M-7 -9H7V4H-7Z', crayon.sun, 0.9),
    ink('M-20 -1V6M0 4V10M20 -1V6', 1),
    put(heartOf(crayon.red), -20, 15, 0.5),
    put(starOf(crayon.sun), 0, 20, 0.52),
    put(moon, 20, 15, 0.5),
  ),
  'achievement/six-tools': token(
    'coping',
    put(hammer, -20, -13, 0.8, -22),
    put(spanner, -7, -15, 0.85, -8),
    put(screwdriver, 3, -17, 0.85),
    cord('M12 8V-24', crayon.violet, 3.4),
    cord('M20 8L23 -20', crayon.teal, 3.4),
    cord('M25 10L32 -12', crayon.sun, 3),
    put(toolbox(false), 1, 12, 1.1),
  ),
  'achievement/full-toolbox': token(
    'coping',
    put(hammer, 0, -16, 0.55, -24),
    put(spanner, 10, -18, 0.55, 4),
    put(screwdriver, 20, -14, 0.6, 22),
    put(
      turtle(
        group(
          shape('M-16 13V-8Q5 -13 26 -8V13Z', crayon.red),
          shape('M-18 -12Q5 -17 28 -12V-4Q5 -8 -18 -4Z', '#f58a75'),
          shape('M0 -9H10V0H0Z', crayon.sun, 0.8),
        ),
      ),
      1,
      9,
      1,
    ),
  ),
  'achievement/sticker-days': token(
    'stickers',
    shape(blob('-31,-8 -28,-15 0,-17 28,-15 32,-8 32,12 27,17 0,18 -27,17 -32,12', 0.8), crayon.blue),
    ink('M-31 -6Q0 -9 31 -6', 0.9),
    cord('M22 -8L29 -3', crayon.sun, 2.4),
    put(group(shape(oval(0, 0, 20), crayon.white), heartOf(crayon.red)), -21, 5, 0.36, -8),
    put(group(shape(oval(0, 0, 20), crayon.white), starOf(crayon.sun)), -7, 6, 0.36, 6),
    put(group(shape(oval(0, 0, 20), crayon.white), tint(oval(0, 0, 13), crayon.leaf)), 7, 5, 0.36),
    put(group(shape(oval(0, 0, 20), crayon.white), put(moon, 1, 0, 0.75)), 21, 6, 0.36, 8),
  ),
  'achievement/two-colors': token(
    'themes',
    put(dropOf(crayon.pink), -11, 2, 1.22),
    put(dropOf(crayon.blue), 11, 2, 1.22),
    shape('M0 -7C9 4 9 18 0 25C-9 18 -9 4 0 -7Z', crayon.violet, 0.9),
  ),
} as const satisfies Record<string, Art>;
