import { layers, line } from '../rig/ink.tsx';
import type { Pose } from '../rig/stance.ts';
import type { Move } from './move.ts';
import { ball, racket, tap, whoosh } from './props.tsx';
import { courtChair } from './seats.tsx';

const SITS = {
  legL: [40, -6],
  legR: [40, -6],
  legsFront: ['L', 'R'],
  legScale: 1.05,
  hop: 4,
  seat: courtChair,
} as const satisfies Pose;

/** Rally's moves in his tennis wheelchair, in the order of {@link MOVES}. */
export const RALLY_SEATED: readonly Move[] = [
  {
    name: 'Tennis Bounce',
    holdMs: [400, 450],
    bothSides: false,
    frames: [
      {
        name: 'Low',
        pose: {
          ...SITS,
          armL: [40, 110],
          armR: [66, 92],
          squash: 0.96,
          gaze: [2, 3],
          brows: 'brave',
          mouth: 'determined',
          turn: 0.7,
          prop: (_, hands) => layers(racket(hands.R, 84), ball(204, 168)),
        },
      },
      {
        name: 'Swing',
        pose: {
          ...SITS,
          armL: [60, 120],
          armR: [110, 150],
          hop: 9,
          squash: 1.03,
          gaze: [2.6, -3.4],
          mouth: 'laugh',
          turn: 0.6,
          prop: (_, hands) => layers(racket(hands.R, 36), ball(206, 8)),
        },
      },
    ],
  },
  {
    name: 'Side Shuffle',
    holdMs: [420, 420],
    bothSides: false,
    frames: [
      {
        name: 'Left',
        pose: {
          ...SITS,
          armL: [86, 96],
          armR: { place: [78, 150] },
          turn: -1,
          tilt: -5,
          gaze: [-3, 0],
          mouth: 'smile',
          prop: whoosh('M176 108h24M180 124h28', '#3cc9bd'),
        },
      },
      {
        name: 'Right',
        pose: {
          ...SITS,
          armR: [86, 96],
          armL: { place: [122, 150] },
          turn: 1,
          tilt: 5,
          gaze: [3, 0],
          mouth: 'laugh',
          prop: whoosh('M24 108H0M20 124H-8', '#3cc9bd'),
        },
      },
    ],
  },
  {
    name: 'Knee Taps',
    holdMs: [420, 420],
    bothSides: false,
    frames: [
      {
        name: 'Right knee',
        pose: {
          ...SITS,
          armL: { place: [120, 176] },
          armR: [104, 150],
          tilt: 3,
          turn: 0.8,
          gaze: [2.4, 3],
          mouth: 'smile',
          prop: tap(124, 172),
        },
      },
      {
        name: 'Left knee',
        pose: {
          ...SITS,
          armR: { place: [80, 176] },
          armL: [104, 150],
          tilt: -3,
          turn: -0.8,
          gaze: [-2.4, 3],
          mouth: 'laugh',
          prop: tap(76, 172),
        },
      },
    ],
  },
  {
    name: 'Serve Reach',
    holdMs: [650, 700],
    bothSides: true,
    frames: [
      {
        name: 'Toss',
        pose: {
          ...SITS,
          armL: [152, 172],
          armR: [70, 40],
          head: -8,
          gaze: [-2, -3.6],
          mouth: 'soft',
          brows: 'up',
          turn: -0.5,
          prop: (_, hands) => layers(racket(hands.R, 120), ball(30, 4), line('M30 18v12', '#b5cc3a', 2.6)),
        },
      },
      {
        name: 'Serve!',
        pose: {
          ...SITS,
          armL: [50, 70],
          armR: [140, 160],
          tilt: 4,
          hop: 8,
          head: 8,
          gaze: [2.6, -3.6],
          mouth: 'laugh',
          turn: 0.7,
          prop: (_, hands) =>
            layers(
              racket(hands.R, 34),
              ball(206, -20),
              line('M220 -32l8 -6M222 -16l10 2M206 -38l2 -8', '#f7b02c', 3, 1),
            ),
        },
      },
    ],
  },
  {
    name: 'Quick-Quick-Slow',
    holdMs: [320, 900],
    bothSides: false,
    frames: [
      {
        name: 'Clap',
        pose: {
          ...SITS,
          armL: { place: [94, 138] },
          armR: { place: [106, 138] },
          squash: 0.97,
          turn: 0.2,
          mouth: 'laugh',
          prop: whoosh('M84 122l-8 -8M100 118v-10M116 122l8 -8', '#f7b02c'),
        },
      },
      {
        name: 'Big and slow',
        pose: { ...SITS, armL: [104, 112], armR: [104, 112], eyes: 'closed', brows: 'rest', mouth: 'soft', turn: 0.2 },
      },
    ],
  },
];
