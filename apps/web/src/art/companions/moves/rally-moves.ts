import { layers, line } from '../rig/ink.tsx';
import type { Move } from './move.ts';
import { ball, racket, tap, whoosh } from './props.tsx';

/** Longer legs than at rest: they read better in a move than true proportions. */
const LEG_SCALE = 1.35;

export const RALLY_MOVES: readonly Move[] = [
  {
    name: 'Tennis Bounce',
    holdMs: [360, 420],
    bothSides: false,
    frames: [
      {
        name: 'Bend',
        pose: {
          armL: [50, 90],
          armR: [66, 86],
          legL: [36, 4],
          legR: [36, 4],
          squash: 0.93,
          gaze: [2, 3],
          mouth: 'determined',
          brows: 'brave',
          turn: 0.7,
          prop: (_, hands) =>
            layers(racket(hands.R, 84), ball(188, 188), line('M188 176v-14M180 174v-8M196 174v-8', '#b5cc3a', 2.6)),
          legScale: LEG_SCALE,
        },
      },
      {
        name: 'Up',
        pose: {
          armL: [70, 120],
          armR: [104, 140],
          legL: [16, -22],
          legR: [20, -26],
          hop: 20,
          squash: 1.04,
          gaze: [2.6, -3.4],
          mouth: 'laugh',
          turn: 0.6,
          prop: (_, hands) => layers(racket(hands.R, 40), ball(196, 14)),
          legScale: LEG_SCALE,
        },
      },
    ],
  },
  {
    name: 'Side Shuffle',
    holdMs: [380, 380],
    bothSides: true,
    frames: [
      {
        name: 'Wide',
        pose: {
          armL: [44, 96],
          armR: [44, 96],
          legL: [50, 10],
          legR: [50, 14],
          shift: -16,
          tilt: -5,
          turn: -1,
          gaze: [-3, 0],
          mouth: 'smile',
          squash: 0.96,
          prop: whoosh('M186 128h26M180 148h34M186 168h22', '#3cc9bd'),
          legScale: LEG_SCALE,
        },
      },
      {
        name: 'Together',
        pose: {
          armL: [30, 70],
          armR: [30, 70],
          legL: [0, 0],
          legR: [0, 0],
          shift: -30,
          hop: 8,
          turn: -0.8,
          gaze: [-3, 0],
          mouth: 'laugh',
          prop: whoosh('M192 140h30M190 160h24', '#3cc9bd'),
          legScale: LEG_SCALE,
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
          armL: { place: [134, 160] },
          armR: [80, 140],
          legL: [6, 0],
          legR: [104, -6],
          legsFront: ['R'],
          tilt: -3,
          turn: 0.8,
          gaze: [2.4, 3],
          mouth: 'smile',
          prop: tap(146, 146),
          legScale: LEG_SCALE,
        },
      },
      {
        name: 'Left knee',
        pose: {
          armR: { place: [66, 160] },
          armL: [80, 140],
          legR: [6, 0],
          legL: [104, -6],
          legsFront: ['L'],
          tilt: 3,
          turn: -0.8,
          gaze: [-2.4, 3],
          mouth: 'laugh',
          prop: tap(54, 146),
          legScale: LEG_SCALE,
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
          armL: [152, 172],
          armR: [60, 30],
          legL: [22, 6],
          legR: [26, 10],
          head: -8,
          gaze: [-2, -3.6],
          mouth: 'soft',
          brows: 'up',
          turn: -0.5,
          prop: (_, hands) => layers(racket(hands.R, 140), ball(30, 10), line('M30 24v12', '#b5cc3a', 2.6)),
          legScale: LEG_SCALE,
        },
      },
      {
        name: 'Reach!',
        pose: {
          armL: [30, 60],
          armR: [140, 160],
          legL: [14, 0],
          legR: [40, 30],
          tilt: 4,
          hop: 10,
          squash: 1.06,
          head: 8,
          gaze: [2.6, -3.6],
          mouth: 'laugh',
          turn: 0.7,
          prop: (_, hands) =>
            layers(
              racket(hands.R, 34),
              ball(206, -26),
              line('M220 -38l8 -6M222 -22l10 2M206 -44l2 -8', '#f7b02c', 3, 1),
            ),
          legScale: LEG_SCALE,
        },
      },
    ],
  },
  {
    name: 'Quick-Quick-Slow',
    holdMs: [320, 900],
    bothSides: true,
    frames: [
      {
        name: 'Quick, quick',
        pose: {
          armL: [40, -10],
          armR: [60, 150],
          legL: [4, -6],
          legR: [64, -20],
          hop: 8,
          tilt: 6,
          turn: 0.9,
          gaze: [2.6, 0],
          mouth: 'smile',
          prop: whoosh('M8 132H34M0 152H30M10 172H34', '#f98f44'),
          legScale: LEG_SCALE,
        },
      },
      {
        name: 'Slooow',
        pose: {
          armL: [76, 92],
          armR: [76, 92],
          legL: [44, 8],
          legR: [58, 50],
          squash: 0.95,
          tilt: 0,
          eyes: 'closed',
          mouth: 'soft',
          turn: 0.4,
          brows: 'rest',
          legScale: LEG_SCALE,
        },
      },
    ],
  },
];
