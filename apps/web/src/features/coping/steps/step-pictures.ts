import type { CopingToolId } from '@wonderlings/coping/catalogue';
import type { Pose } from '../../../art/companions/rig/stance.ts';
import {
  all,
  balloon,
  bows,
  box,
  cape,
  circle,
  clock,
  colorDrop,
  count,
  cushion,
  glow,
  grownUp,
  hearts,
  heldBalloon,
  letter,
  mirror,
  nameTag,
  notes,
  pencil,
  question,
  sense,
  sheet,
  slip,
  speech,
  stars,
  sticker,
  swish,
  thought,
} from './props.tsx';

/** What a tool says beside its steps. */
export type ToolNote = 'safety' | 'seated' | 'solo' | 'otherWay';

export interface StepPicture {
  /** What Tuck does. */
  readonly pose: Pose;
  /** What he does in turn with it, where the step is a movement. */
  readonly next?: Pose;
  /** As a breath goes; otherwise as a dance does. */
  readonly slowly?: boolean;
  /** What is good to know just here. */
  readonly notes?: readonly ToolNote[];
}

const DRAWS_IN: Pose = {
  eyes: 'closed',
  brows: 'up',
  mouth: 'sip',
  armL: { to: 'belly' },
  armR: { to: 'belly' },
  head: -2,
  breath: 1,
  squash: 1.03,
};
const LETS_OUT: Pose = { ...DRAWS_IN, brows: 'rest', mouth: 'blow', head: 2, breath: -0.6, squash: 0.97 };
const IN: Pose = { ...DRAWS_IN, effect: 'in' };
const OUT: Pose = { ...LETS_OUT, effect: 'out' };
const THINKS: Pose = {
  eyes: 'open',
  brows: 'one-up',
  mouth: 'side',
  armL: { to: 'belly' },
  armR: { to: 'chin' },
  head: -4,
  gaze: [2.6, -3.4],
};
const DRAWS: Pose = {
  eyes: 'open',
  mouth: 'soft',
  armL: { place: [62, 158] },
  armR: { place: [118, 156] },
  head: 3,
  gaze: [0.5, 3.4],
};
const SAYS: Pose = {
  eyes: 'open',
  brows: 'up',
  mouth: 'laugh',
  armL: [28, 36],
  armR: [96, 128],
  head: 3,
  gaze: [2.4, -1],
};
const SWAYS_LEFT = 'M-8 120q-14 18 0 36M-24 108q-20 30 0 60';
const SWAYS_RIGHT = 'M208 120q14 18 0 36M224 108q20 30 0 60';
const MAKES_ROOM: Pose = {
  eyes: 'open',
  mouth: 'smile',
  armL: [96, 90],
  armR: [96, 90],
  head: 0,
  prop: all(swish(SWAYS_LEFT), swish(SWAYS_RIGHT)),
};
const STANDS_STILL: Pose = {
  eyes: 'closed',
  brows: 'rest',
  mouth: 'soft',
  armL: { to: 'belly' },
  armR: { to: 'belly' },
  head: 3,
};
const RESTS: Pose = { ...STANDS_STILL, seat: cushion };
const HERO: Pose = {
  eyes: 'open',
  brows: 'brave',
  mouth: 'determined',
  armL: [52, -32],
  armR: [52, -32],
  head: 0,
  turn: 0,
  seat: cape,
};
const fiveBalloons = [14, 58, 102, 146, 190].map((x, i) =>
  sticker('balloon-breathing', x, -26 + Math.abs(i - 2) * 10, 38),
);
const flowerAt = (x: number, y: number, size: number) => sticker('gratitude-garden', x, y, size);

/** A drawing for each step of each tool: Tuck does it. As many as the tool has steps. */
export const STEP_PICTURES: Readonly<Record<CopingToolId, readonly StepPicture[]>> = {
  'balloon-breathing': [
    {
      pose: {
        eyes: 'open',
        mouth: 'smile',
        armL: [20, 24],
        armR: [82, 118],
        head: -2,
        seat: cushion,
        prop: heldBalloon,
      },
      notes: ['seated'],
    },
    { pose: { ...RESTS, prop: balloon(80) } },
    {
      pose: { ...IN, seat: cushion, prop: balloon(136) },
      next: { ...LETS_OUT, seat: cushion, prop: balloon(76) },
      slowly: true,
      notes: ['safety'],
    },
    {
      pose: { ...OUT, seat: cushion, prop: balloon(76) },
      next: { ...DRAWS_IN, seat: cushion, prop: balloon(136) },
      slowly: true,
    },
    {
      pose: { ...IN, seat: cushion, prop: all(...fiveBalloons) },
      next: { ...OUT, seat: cushion, prop: all(...fiveBalloons) },
      slowly: true,
    },
    { pose: { ...THINKS, seat: cushion, prop: thought(sticker('balloon-breathing', 184, -8, 46)) } },
  ],
  'happy-dance-party': [
    { pose: MAKES_ROOM, notes: ['safety'] },
    {
      pose: {
        eyes: 'joy',
        mouth: 'smile',
        armL: { to: 'ear' },
        armR: [30, 40],
        head: -8,
        prop: notes([196, 10], [218, -28], [10, 6]),
      },
    },
    {
      pose: {
        eyes: 'open',
        brows: 'up',
        mouth: 'laugh',
        armL: [30, 40],
        armR: [118, 156],
        head: 2,
        prop: all(notes([214, -10]), swish('M168 62q12 6 10 18M182 52q16 10 12 30')),
      },
      next: {
        eyes: 'open',
        brows: 'up',
        mouth: 'laugh',
        armL: [30, 40],
        armR: [100, 120],
        head: -2,
        prop: notes([214, -4]),
      },
      notes: ['seated'],
    },
    {
      pose: {
        eyes: 'joy',
        brows: 'up',
        mouth: 'laugh',
        armL: [118, 156],
        armR: [100, 130],
        tilt: -3,
        head: -3,
        prop: notes([214, -10], [-8, 20]),
      },
      next: {
        eyes: 'joy',
        brows: 'up',
        mouth: 'laugh',
        armL: [100, 130],
        armR: [118, 156],
        tilt: 3,
        head: 3,
        prop: notes([214, -2], [-8, 12]),
      },
    },
    {
      pose: {
        eyes: 'joy',
        mouth: 'laugh',
        armL: [124, 150],
        armR: [60, 90],
        tilt: -9,
        hop: 12,
        head: -4,
        prop: all(notes([206, -22], [-2, 36], [4, -30]), swish(SWAYS_RIGHT, '#f78b3f')),
      },
      next: {
        eyes: 'joy',
        mouth: 'laugh',
        armL: [60, 90],
        armR: [124, 150],
        tilt: 9,
        hop: 12,
        head: 4,
        prop: all(notes([206, -8], [-2, 22], [4, -40]), swish(SWAYS_LEFT, '#f78b3f')),
      },
    },
    {
      pose: {
        eyes: 'joy',
        mouth: 'laugh',
        armL: [128, 128],
        armR: [128, 128],
        legL: [30, 20],
        legR: [30, 20],
        head: 0,
        prop: stars([8, 20, 13], [196, 14, 13], [-10, 76, 8], [216, 72, 8]),
      },
    },
  ],
  'gratitude-garden': [
    { pose: { ...THINKS, prop: thought(hearts([162, -10, 9], [184, -20, 9], [206, -10, 9])) }, notes: ['safety'] },
    {
      pose: {
        ...THINKS,
        mouth: 'smile',
        prop: thought(all(sticker('friendship-circle', 176, -12, 52), hearts([212, 2, 5]))),
      },
    },
    {
      pose: {
        ...DRAWS,
        prop: all(sheet(all(flowerAt(66, 166, 26), flowerAt(96, 182, 26), flowerAt(132, 186, 22))), pencil('#f7a8c4')),
      },
    },
    {
      pose: {
        ...DRAWS,
        prop: all(
          sheet(
            all(
              flowerAt(66, 160, 26),
              flowerAt(98, 160, 26),
              flowerAt(130, 160, 26),
              nameTag(68, 190),
              nameTag(124, 190),
            ),
          ),
          pencil(),
        ),
      },
    },
    {
      pose: {
        ...THINKS,
        armL: [84, 120],
        mouth: 'soft',
        gaze: [-2.6, -2],
        prop: all(flowerAt(6, 64, 62), question(192, 4)),
      },
    },
    { pose: { ...SAYS, prop: speech(flowerAt(193, 0, 56)) } },
  ],
  'rainbow-drawing': [
    {
      pose: {
        ...DRAWS,
        gaze: [0, 1],
        mouth: 'smile',
        prop: all(
          sheet(() => null),
          pencil('#f2705a'),
        ),
      },
      notes: ['otherWay'],
    },
    {
      pose: {
        ...THINKS,
        prop: thought(
          all(colorDrop(162, -8, '#f2705a'), colorDrop(186, -20, '#ffd23f'), colorDrop(208, -6, '#8fb9e0')),
        ),
      },
    },
    { pose: { ...DRAWS, prop: all(sheet(bows(1)), pencil('#f2705a')) } },
    { pose: { ...DRAWS, prop: all(sheet(bows(2)), pencil('#ffd23f')) } },
    { pose: { ...DRAWS, mouth: 'smile', prop: all(sheet(bows(3)), pencil('#7cc8a4')) } },
    { pose: { ...SAYS, prop: all(sheet(bows(3)), speech(nameTag(192, 0))) } },
  ],
  'superhero-poses': [
    { pose: { ...MAKES_ROOM, seat: cape } },
    {
      pose: {
        ...HERO,
        mouth: 'smile',
        armL: [20, 20],
        armR: [20, 20],
        legL: [26, 10],
        legR: [26, 10],
        prop: swish('M36 214h-22M164 214h22', '#f7b02c'),
      },
      notes: ['safety', 'seated'],
    },
    { pose: { ...HERO, legL: [22, 8], legR: [22, 8] } },
    {
      pose: { ...HERO, mouth: 'sip', breath: 1, squash: 1.03, effect: 'in' },
      next: { ...HERO, mouth: 'blow', breath: -0.4, squash: 0.98, effect: 'out' },
      slowly: true,
    },
    {
      pose: {
        ...HERO,
        mouth: 'laugh',
        armL: [130, 140],
        armR: [100, 100],
        legL: [34, 20],
        legR: [18, 8],
        tilt: -6,
        prop: stars([206, 40, 11], [14, 6, 12], [196, -6, 8]),
      },
      next: {
        ...HERO,
        mouth: 'laugh',
        armL: [100, 100],
        armR: [130, 140],
        legL: [18, 8],
        legR: [34, 20],
        tilt: 6,
        prop: stars([206, 24, 12], [-8, 40, 11], [8, -6, 8]),
      },
    },
    { pose: { ...HERO, ...SAYS, seat: cape, prop: speech(stars([193, 0, 28])) } },
  ],
  'worry-box-technique': [
    {
      pose: {
        eyes: 'open',
        mouth: 'smile',
        armL: [28, 36],
        armR: [80, 92],
        head: 2,
        gaze: [2.4, 1],
        prop: box(178, 112, 'open'),
      },
      notes: ['otherWay'],
    },
    {
      pose: { ...DRAWS, brows: 'worry', mouth: 'tender', prop: all(slip(98, 176, -3), pencil('#8fb9e0')) },
      notes: ['safety'],
    },
    { pose: { ...THINKS, prop: thought(all(swish('M152 6H170V-8H188V-22H208', '#21483f'), stars([208, -34, 9]))) } },
    {
      pose: {
        eyes: 'open',
        mouth: 'soft',
        armL: [24, 30],
        armR: [104, 112],
        head: 3,
        gaze: [2.6, -1],
        prop: all(box(180, 124, 'open'), slip(182, 26, 10), swish('M170 52v12M182 54v16M194 52v12')),
      },
    },
    { pose: { ...STANDS_STILL, armR: [78, 96], prop: box(180, 116, 'closed') } },
    { pose: { ...THINKS, mouth: 'smile', prop: all(clock(186, 8), box(186, 116, 'closed')) } },
    {
      pose: {
        eyes: 'open',
        brows: 'up',
        mouth: 'tender',
        armL: [24, 30],
        armR: [70, 84],
        head: 4,
        gaze: [2.8, -2],
        prop: all(grownUp, slip(150, 142, 8), hearts([150, 22, 10])),
      },
    },
  ],
  'friendship-circle': [
    { pose: { ...DRAWS, prop: all(sheet(circle(0)), pencil()) } },
    { pose: { ...DRAWS, prop: all(sheet(circle(3)), pencil('#8fb9e0')) }, notes: ['safety'] },
    { pose: { ...DRAWS, mouth: 'smile', prop: all(sheet(circle(5)), hearts([186, 30, 11], [206, 4, 8])) } },
    { pose: { ...THINKS, gaze: [-1.5, 2.8], prop: all(sheet(circle(5, true)), question(192, 2)) } },
    { pose: { ...SAYS, prop: all(letter(192, 6), swish('M212 34q12 8 10 22', '#f78b3f')) } },
    {
      pose: { ...SAYS, prop: all(speech(hearts([176, -6, 15], [208, 4, 11])), hearts([-4, 60, 12])) },
      notes: ['solo'],
    },
  ],
  'magic-counting': [
    {
      pose: { ...RESTS, eyes: 'half', prop: all(sense('feet'), swish('M30 220h-26M170 220h26', '#f7b02c')) },
      notes: ['otherWay'],
    },
    {
      pose: {
        eyes: 'wide',
        mouth: 'smile',
        armL: [28, 36],
        armR: [70, 150],
        head: -3,
        gaze: [2.8, -2],
        prop: all(sense('eye'), count(5, '#ffd23f')),
      },
    },
    {
      pose: {
        eyes: 'open',
        mouth: 'soft',
        armL: { to: 'belly' },
        armR: [88, 96],
        head: 4,
        gaze: [2.6, 1.6],
        prop: all(sense('hand'), count(4, '#8fb9e0')),
      },
    },
    {
      pose: {
        eyes: 'closed',
        brows: 'up',
        mouth: 'soft',
        armL: [24, 30],
        armR: { to: 'ear' },
        head: 7,
        prop: all(sense('ear'), count(3, '#f7a8c4')),
      },
    },
    {
      pose: {
        eyes: 'closed',
        brows: 'up',
        mouth: 'smile',
        armL: [24, 30],
        armR: [64, 120],
        head: -6,
        prop: all(sense('nose'), count(2, '#7cc8a4')),
      },
    },
    { pose: { ...THINKS, mouth: 'smile', prop: thought(stars([184, -10, 22])) } },
  ],
  'body-scan-adventure': [
    { pose: { ...RESTS, eyes: 'half', brows: 'dozy' }, notes: ['seated'] },
    { pose: { ...RESTS, prop: glow(58, 206, 16) }, notes: ['safety'] },
    { pose: { ...RESTS, prop: all(glow(76, 204, 20), glow(124, 204, 20)) } },
    { pose: { ...RESTS, prop: all(glow(76, 190, 16), glow(124, 190, 16), glow(100, 154, 24)) } },
    {
      pose: {
        ...RESTS,
        armL: [58, 62],
        armR: [58, 62],
        prop: all(glow(40, 150, 20), glow(160, 150, 20), glow(100, 128, 16)),
      },
    },
    { pose: { ...RESTS, mouth: 'smile', prop: all(glow(100, 14, 30), stars([156, 6, 7], [44, 8, 7])) } },
    {
      pose: {
        eyes: 'open',
        brows: 'up',
        mouth: 'smile',
        armL: [96, 150],
        armR: [96, 150],
        head: -3,
        seat: cushion,
        prop: swish('M20 80q-10 6 -8 18M4 72q-14 10 -10 28M180 80q10 6 8 18M196 72q14 10 10 28', '#f7b02c'),
      },
    },
  ],
  'silly-faces-game': [
    {
      pose: {
        eyes: 'open',
        mouth: 'smile',
        armL: [24, 30],
        armR: [84, 130],
        head: 3,
        gaze: [2.6, -1.6],
        prop: mirror,
      },
      notes: ['solo'],
    },
    {
      pose: { eyes: 'half', brows: 'worry', mouth: 'tender', armL: [24, 30], armR: { to: 'heart' }, head: 7 },
      next: { eyes: 'wide', brows: 'up', mouth: 'laugh', armL: [70, 110], armR: [70, 110], head: -4 },
      notes: ['seated'],
    },
    {
      pose: {
        eyes: 'wide',
        brows: 'up',
        mouth: 'soft',
        armL: [70, 110],
        armR: [70, 110],
        head: -4,
        prop: speech(question(193, -6)),
      },
    },
    {
      pose: {
        ...THINKS,
        prop: all(
          sticker('silly-faces-game', 194, 8, 76),
          swish('M150 -40q40 -26 78 -2M228 62q-34 20 -70 0', '#f78b3f'),
        ),
      },
    },
    {
      pose: {
        eyes: 'wide',
        eyeR: 'closed',
        brows: 'one-up',
        mouth: 'side',
        armL: { to: 'cheek' },
        armR: { to: 'cheek' },
        tilt: -7,
        head: -9,
        prop: stars([196, 10, 10], [10, 24, 8]),
      },
      next: {
        eyes: 'closed',
        eyeR: 'wide',
        brows: 'up',
        mouth: 'yawn',
        armL: [118, 150],
        armR: [118, 150],
        tilt: 7,
        head: 9,
        prop: stars([206, 0, 8], [0, 16, 10]),
      },
    },
    {
      pose: {
        eyes: 'closed',
        brows: 'rest',
        mouth: 'smile',
        armL: { to: 'belly' },
        armR: { to: 'heart' },
        head: 3,
        prop: hearts([186, 20, 11]),
      },
    },
  ],
};
