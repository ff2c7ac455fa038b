import { bella } from '../../companions/characters/bella.tsx';
import { blot } from '../../companions/characters/blot.tsx';
import { fern } from '../../companions/characters/fern.tsx';
import { lulu } from '../../companions/characters/lulu.tsx';
import { rally } from '../../companions/characters/rally.tsx';
import { setta } from '../../companions/characters/setta.tsx';
import { tuck } from '../../companions/characters/tuck.tsx';
import { zola } from '../../companions/characters/zola.tsx';
import { heart as heartPath, oval, star as starPath } from '../../companions/rig/paths.ts';
import { glad } from '../../reward-art/motifs/faces.ts';
import { shape, streak, tint } from '../../reward-art/pen/art.tsx';
import * as crayon from '../../reward-art/pen/colors.ts';
import { put } from '../../reward-art/pen/place.tsx';
import { friend } from '../friend.tsx';
import type { Pack } from '../pack.ts';
import { sticker } from '../sticker.ts';

export const helloFriends = {
  card: ['#e8e0ff', '#b9acf5'],
  cover: ['rally-grin', 'sprout-hello', 'zola-wave'],
  drawings: {
    'zola-wave': sticker('wiggle', friend(zola, 'happy', { breath: 0.9 })),
    'bella-bow': sticker('bounce', friend(bella, 'calm', {})),
    'rally-grin': sticker('wiggle', friend(rally, 'happy', { mouth: 'laugh' })),
    'setta-cheer': sticker('bounce', friend(setta, 'cheering', {})),
    'owl-blink': sticker('none', friend(lulu, 'happy', { eyeR: 'closed' })),
    'sprout-hello': sticker('wiggle', friend(fern, 'happy', {})),
    'octopus-hug': sticker('none', friend(blot, 'happy', {})),
    'turtle-nod': sticker('none', friend(tuck, 'happy', { head: 8 })),
    'first-star': sticker(
      'twinkle',
      shape(starPath(0, 2, 46), crayon.sun),
      put(glad(8, 2), 0, 0, 1.3),
      tint(oval(-17, 8, 1.3) + oval(-21, 5, 1.3) + oval(17, 8, 1.3) + oval(21, 5, 1.3), crayon.wood),
    ),
    'warm-heart': sticker(
      'none',
      shape(heartPath(0, 0, 42), crayon.sun),
      streak('M-30 -10Q-28 -24 -16 -26', crayon.white, 4, 0.8),
    ),
  },
} as const satisfies Pack<'hello-friends'>;
