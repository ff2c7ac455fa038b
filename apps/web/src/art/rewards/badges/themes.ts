import { oval } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { bannerOf } from '../motifs/papers.ts';
import { cloud, glints, moon, starOf, sun } from '../motifs/sky.ts';
import { brushOf, globe } from '../motifs/things.ts';
import { type Art, cord, group, ink, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const card = (color: string, picture: Art) =>
  group(shape('M-9 -17Q0 -18 9 -17Q11 -16 11 -14V15Q10 17 8 17H-8Q-10 17 -10 15V-15Q-10 -17 -9 -17Z', color), picture);

const SIX = [crayon.lilac, '#ffd9a0', '#a5e0cf', '#ffe28a', '#ffb6c9', '#9fd0f7'] as const;

export const THEMES = {
  'badge/first-colors': badge(
    'themes',
    'common',
    put(
      group(
        shape('M-15 -12V14Q0 20 15 14V-12Z', crayon.stone),
        streak('M9 -4V10', crayon.white, 2.6, 0.8),
        shape(oval(0, -12, 15, 5.5), crayon.violet),
      ),
      10,
      -11,
      1.05,
      -112,
    ),
    shape(
      'M-9 -12C-12 -2 -8 6 -10 12C-26 12 -33 18 -29 24C-24 31 20 31 25 25C29 18 18 14 8 14C2 10 8 4 0 6C-4 4 -2 -4 -4 -9Z',
      crayon.violet,
    ),
    streak('M-22 20q6 -3 12 -2', crayon.white, 2.4, 0.8),
  ),
  'badge/header-maker': badge(
    'themes',
    'common',
    put(bannerOf(crayon.pink), 0, 2, 0.95),
    put(
      group(
        shape('M-14 -10Q0 -16 14 -10Q17 4 8 12Q-4 17 -13 9Q-18 -2 -14 -10Z', crayon.white),
        put(starOf(crayon.sun), 0, -1, 0.55),
        shape('M14 -10Q8 -10 5 -15Q12 -16 14 -10Z', crayon.sand, 0.8),
      ),
      2,
      -2,
      1.05,
      -8,
    ),
    ink('M-26 -14V-26M26 -14V-26', 1),
  ),
  'badge/three-skies': badge(
    'themes',
    'uncommon',
    put(card(crayon.lilac, put(moon, 0, 0, 0.42)), -21, 3, 1.05, -9),
    put(card('#9fd0f7', put(cloud, 0, 1, 0.45)), 21, 3, 1.05, 9),
    put(card('#ffd27a', put(sun, 0, 0, 0.42)), 0, -2, 1.15),
  ),
  'badge/six-skies': badge(
    'themes',
    'rare',
    ...SIX.map((color, i) => {
      const turn = -62 + i * 25;
      return put(
        group(shape('M-7 -32Q0 -34 8 -32V2H-7Z', color), streak('M-3 -26q3 -3 6 0', crayon.white, 2)),
        0,
        18,
        1.12,
        turn,
      );
    }),
    shape(oval(0, 17, 4), crayon.sun),
  ),
  'badge/world-painter': badge(
    'themes',
    'epic',
    put(globe, 0, 2, 0.95),
    cord('M-30 10C-22 26 20 20 30 -6', crayon.sun, 3.4),
    put(brushOf(crayon.sun), 27, -10, 0.8, 205),
    tint(oval(-31, 3, 2) + oval(-28, -5, 1.5), crayon.sun),
    glints([-24, -20, 5]),
  ),
} as const satisfies Record<string, Art>;
