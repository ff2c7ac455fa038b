import { oval } from '../../companions/rig/geometry.ts';
import { badge } from '../frames/medal.ts';
import { birdOf } from '../motifs/creatures.ts';
import { glad } from '../motifs/faces.ts';
import { stem } from '../motifs/garden.ts';
import { speechOf } from '../motifs/papers.ts';
import { glints, sun } from '../motifs/sky.ts';
import { pocketOf } from '../motifs/things.ts';
import { type Art, around, cord, group, ink, put, shape, streak, tint } from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

/** A flower whose petals are little tags with a word on each. */
const wordFlower = (color: string) =>
  group(
    around(5, 12, () =>
      group(shape('M-5 7V-5L0 -10L5 -5V7Z', color, 0.9), streak('M-2.4 -2H2.4M-2.4 2H2.4', crayon.wood, 1.2)),
    ),
    shape(oval(0, 0, 5), crayon.sun, 0.8),
  );

export const AFFIRMATIONS = {
  'badge/first-kind-words': badge(
    'affirmations',
    'common',
    put(speechOf(crayon.white), 0, 0, 1),
    put(sun, 0, -5, 0.72),
  ),
  'badge/pocket-sun': badge(
    'affirmations',
    'uncommon',
    put(group(sun, glad(4.5, -2)), 0, -9, 1.1),
    put(pocketOf(crayon.blue), 0, 9, 0.88),
  ),
  'badge/word-garden': badge(
    'affirmations',
    'rare',
    put(stem(26), -15, 4),
    put(stem(32), 13, -2),
    put(wordFlower(crayon.pink), -15, -1, 0.85),
    put(wordFlower(crayon.mint), 14, -9, 0.85),
    shape('M-29 25Q0 18 29 25Q20 34 0 35Q-20 34 -29 25Z', crayon.leaf),
  ),
  'badge/golden-voice': badge(
    'affirmations',
    'epic',
    cord('M-30 25Q-4 20 28 26', crayon.brown, 3.6),
    put(birdOf(crayon.sun), 5, 3, 1.1),
    cord('M-22 24V8', crayon.slate, 2.4),
    shape(oval(-22, 3, 6.5, 8), crayon.stone),
    ink('M-28 3H-16M-22 -4V10', 0.6),
    ink('M-9 -22V-31L-2 -33V-24', 0.9),
    tint(oval(-11, -22, 2.6) + oval(-4, -24, 2.6), crayon.violet),
    glints([25, -18, 5]),
  ),
} as const satisfies Record<string, Art>;
