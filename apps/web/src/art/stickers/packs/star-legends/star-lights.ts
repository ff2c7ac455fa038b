import { heart as heartPath, oval } from '../../../companions/rig/paths.ts';
import { lighthouse } from '../../../rewards/motifs/places.ts';
import { starOf } from '../../../rewards/motifs/sky.ts';
import { cord, group, ink, shape, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { each, put, within } from '../../../rewards/pen/place.tsx';
import { sticker } from '../../sticker.ts';
import { dust, GOLD } from './constellation.ts';

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
export const STAR_LIGHTS = {
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
