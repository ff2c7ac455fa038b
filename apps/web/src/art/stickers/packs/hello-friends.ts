import { bella } from '../../companions/characters/bella.tsx';
import { blot } from '../../companions/characters/blot.tsx';
import { fern } from '../../companions/characters/fern.tsx';
import { lulu } from '../../companions/characters/lulu.tsx';
import { rally } from '../../companions/characters/rally.tsx';
import { setta } from '../../companions/characters/setta.tsx';
import { tuck } from '../../companions/characters/tuck.tsx';
import { zola } from '../../companions/characters/zola.tsx';
import { oval } from '../../companions/rig/geometry.ts';
import { rays } from '../../rewards/frames/outlines.ts';
import { awake, glad } from '../../rewards/motifs/faces.ts';
import { heartOf } from '../../rewards/motifs/sky.ts';
import { put, shape, streak, tint } from '../../rewards/pen/art.tsx';
import * as crayon from '../../rewards/pen/colors.ts';
import { friend } from '../friend.tsx';
import { behind, type Pack, sticker, stitches } from '../sticker.tsx';

const ROUND_HEART = 'M0 44C-14 38 -47 18 -46 -12C-45 -38 -14 -44 0 -24C14 -44 45 -38 46 -12C47 18 14 38 0 44Z';

export const helloFriends = {
  card: ['#e8e0ff', '#b9acf5'],
  cover: ['rally-grin', 'sprout-hello', 'zola-wave'],
  drawings: {
    'zola-wave': sticker(
      'wiggle',
      friend(zola, 'happy', { breath: 0.8, armR: { place: [168, 112] }, armL: [30, 40] }, { scale: 0.49, y: -2 }),
    ),
    'bella-bow': sticker(
      'bounce',
      friend(bella, 'calm', { head: 14, tilt: 7, armL: [84, 96], armR: [84, 96] }, { scale: 0.5, y: -3 }),
    ),
    'rally-grin': sticker('wiggle', friend(rally, 'happy', { mouth: 'laugh', brows: 'up' }, { scale: 0.49, y: -2 })),
    'setta-cheer': sticker('bounce', friend(setta, 'cheering', { hop: 0 }, { scale: 0.48, y: 0 })),
    'owl-blink': sticker('none', friend(lulu, 'happy', { eyeR: 'closed' }, { scale: 0.48, y: 0 })),
    'sprout-hello': sticker(
      'wiggle',
      shape('M-33 6H33V18H-33Z', crayon.wood),
      behind(
        'pot',
        'M-60 -60H60V22H-60Z',
        friend(fern, 'happy', { armL: { to: 'belly' }, armR: { place: [166, 92] } }, { scale: 0.58, y: -3 }),
      ),
      shape('M-28 16H28L22 47Q0 52 -22 47Z', crayon.coral),
      shape('M-35 10Q0 15 35 10L33 22Q0 27 -33 22Z', '#ffb699'),
      put(heartOf('#fff3e0'), 0, 36, 0.38),
    ),
    'octopus-hug': sticker(
      'none',
      friend(blot, 'happy', { eyes: 'joy', mouth: 'laugh', armL: [96, 120], armR: [96, 120] }, { scale: 0.47, y: -3 }),
    ),
    'turtle-nod': sticker('none', friend(tuck, 'happy', { eyes: 'joy', head: 9, headDy: 3 }, { scale: 0.49, y: -4 })),
    'first-star': sticker(
      'twinkle',
      shape(rays(5, 49, 30, 3), crayon.sun),
      streak('M-10 -26Q-7 -34 -2 -37', '#fff3c4', 4.4),
      put(awake(8, 0), 0, 3, 1.5),
      tint(
        oval(-20, 5, 1.6) +
          oval(-25, 9, 1.6) +
          oval(-18, 11, 1.6) +
          oval(20, 5, 1.6) +
          oval(25, 9, 1.6) +
          oval(18, 11, 1.6),
        crayon.orange,
      ),
    ),
    'warm-heart': sticker(
      'none',
      shape(ROUND_HEART, crayon.sun),
      tint('M-40 -4C-42 18 -8 38 1 43C12 38 44 20 41 -8C38 14 12 28 2 32C-10 28 -34 14 -40 -4Z', crayon.orange, 0.55),
      put(stitches(ROUND_HEART), 0, 0, 0.8),
      streak('M-24 -19Q-22 -26 -14 -27', crayon.white, 4.4, 0.85),
      put(glad(7, 0), 0, 2, 1.3),
    ),
  },
} as const satisfies Pack<'hello-friends'>;
