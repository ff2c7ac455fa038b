import { oval, puffs, star as starPath } from '../../../companions/rig/paths.ts';
import { awake } from '../../../rewards/motifs/faces.ts';
import { starOf } from '../../../rewards/motifs/sky.ts';
import { type Art, fine, group, ink, shape, spot, streak, tint } from '../../../rewards/pen/art.tsx';
import * as crayon from '../../../rewards/pen/colors.ts';
import { each, put, within } from '../../../rewards/pen/place.tsx';
import { sticker } from '../../sticker.ts';

const star = starOf(crayon.sun);

const wheel: Art = group(shape(oval(0, 0, 7), crayon.slate, 0.9), tint(oval(0, 0, 2.4), crayon.paper));

const SKY = 'M-44 30C-50 -10 -34 -42 0 -43C34 -44 50 -12 44 30Q40 38 30 38H-32Q-41 38 -44 30Z';

/** What is seen far off, in a dream. */
export const NIGHT_VIEWS = {
  'dream-train': sticker(
    'float',
    shape(puffs('24,-36,6 34,-42,7'), crayon.white, 0.9),
    shape('M16 -12H24V-28H14Z', crayon.slate),
    shape('M-4 -16H28Q38 -14 38 -2V12H-4Z', crayon.teal),
    shape('M-14 -32H8V12H-14Z', crayon.red),
    shape('M-18 -36H12V-30H-18Z', crayon.sun, 0.9),
    shape('M-9 -26H4V-12H-9Z', '#ffe9ae', 0.8),
    put(awake(4.5, 0), 24, -4, 1),
    shape('M-44 -8H-20V12H-44Z', crayon.violet),
    ink('M-20 6H-14', 1.4),
    put(star, -32, -15, 0.42),
    each(
      [
        [-38, 14],
        [-25, 14],
        [-6, 14, 1.15],
        [12, 14],
        [29, 14],
      ],
      wheel,
    ),
    shape(puffs('-40,28,9 -26,23,9 -12,27,10 4,23,10 20,27,10 34,23,9 42,30,7'), '#eef6ff'),
    tint(puffs('-38,32,6 -12,33,7 20,33,7 38,33,5'), '#c9dcf6'),
  ),
  aurora: sticker(
    'float',
    shape(SKY, '#31357c'),
    within(
      'sky',
      SKY,
      shape(
        'M-50 10C-30 -4 -26 -34 -8 -30C8 -26 8 -8 24 -12C34 -14 38 -26 50 -30V-6C38 0 32 10 20 10C6 10 4 -4 -8 -6C-22 -8 -28 18 -50 26Z',
        '#7be0b0',
        0.5,
      ),
      shape(
        'M-50 24C-26 18 -24 -12 -6 -10C8 -8 10 10 26 6C36 4 40 -6 50 -10V8C40 14 34 24 22 24C6 24 2 8 -8 8C-22 8 -26 34 -50 36Z',
        '#a98cf0',
        0.5,
      ),
      fine(streak('M-34 -2v-8M-22 -16v-9M-10 -18v-9M4 -8v-9M18 -2v-8M34 -8v-9', '#c8ffe0', 2, 0.7)),
      spot(starPath(-22, -30, 4) + starPath(20, -30, 4.5) + starPath(35, -20, 3), '#fff0ad'),
    ),
    shape('M-44 30Q-47 22 -45 20C-34 8 -22 10 -10 22C0 10 20 6 45 24Q44 38 30 38H-32Q-41 38 -44 30Z', '#2f6f6a'),
  ),
} as const;
