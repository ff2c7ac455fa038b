import { oval } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { octopus, snail } from '../motifs/creatures.ts';
import { awake, glad } from '../motifs/faces.ts';
import { mapPaper, pencilOf } from '../motifs/papers.ts';
import { bubbleOf, heartOf, star, sun } from '../motifs/sky.ts';
import { magnifierOver } from '../motifs/things.ts';
import { type Art, around, group, ink, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

const STOPS = [
  [-22, 13, crayon.sun],
  [-12, -4, crayon.blue],
  [1, 8, crayon.coral],
  [13, -8, crayon.violet],
  [23, 5, crayon.leaf],
] as const;

export const MINDFULNESS = {
  'badge/noticer': badge(
    'mindfulness',
    'common',
    put(magnifierOver(group(put(bubbleOf('#ffd97a'), 0, 0, 0.82), glad(5, -2))), -3, -3, 1),
  ),
  'badge/word-finder': badge(
    'mindfulness',
    'uncommon',
    put(pencilOf(crayon.red), -25, 0, 0.95, 155),
    put(pencilOf(crayon.sun), 25, 0, 0.95, 205),
    put(pencilOf(crayon.leaf), 0, -24, 0.85, 100),
    put(octopus(), 0, 8, 1.1),
  ),
  'badge/feelings-explorer': badge(
    'mindfulness',
    'uncommon',
    put(mapPaper, 0, 0, 1.14),
    streak('M-25 15Q-16 -10 -10 -4T2 9T14 -9T26 6', crayon.wood, 1.8),
    ...STOPS.map(([x, y, color]) => put(bubbleOf(color), x, y, 0.36)),
  ),
  'badge/slow-noticer': badge(
    'mindfulness',
    'rare',
    put(
      snail(
        group(
          shape(oval(0, 0, 19), crayon.lilac),
          ink('M-19 3C-15 -16 15 -19 15 0C14 14 -7 14 -8 2C-8 -5 4 -6 5 0', 0.8),
          put(sun, -10, -8, 0.24),
          put(star, 9, -10, 0.22),
          put(heartOf(crayon.red), 10, 9, 0.22),
          tint(oval(-8, 11, 3.2), crayon.leaf),
        ),
      ),
      0,
      2,
      1.08,
    ),
  ),
  'badge/wide-awake-heart': badge(
    'mindfulness',
    'epic',
    around(14, 32, (i) => tint(oval(0, 0, 2.3), i % 2 ? crayon.violet : crayon.orange)),
    put(heartOf(crayon.rose), 0, 0, 1.2),
    put(awake(8, -4), 0, 0, 1.15),
  ),
} as const satisfies Record<string, Art>;
