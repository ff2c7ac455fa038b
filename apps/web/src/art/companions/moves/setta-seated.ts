import type { Pose } from '../rig/stance.ts';
import type { Move } from './move.ts';
import { both, sparks, volley, whoosh } from './props.tsx';
import { teamBench } from './seats.tsx';

const SITS = {
  legL: [34, -4],
  legR: [34, -4],
  legsFront: ['L', 'R'],
  legScale: 1,
  hop: 6,
  seat: teamBench,
} as const satisfies Pose;

/** Setta's moves on the team bench, in the order of {@link MOVES}. */
export const SETTA_SEATED: readonly Move[] = [
  {
    name: 'Spike Jump',
    holdMs: [600, 500],
    bothSides: true,
    frames: [
      {
        name: 'Reach',
        pose: {
          ...SITS,
          armL: [56, 40],
          armR: [150, 172],
          head: -5,
          gaze: [2.4, -3.6],
          brows: 'brave',
          mouth: 'determined',
          turn: 0.5,
          prop: volley(176, -18),
        },
      },
      {
        name: 'Spike!',
        pose: {
          ...SITS,
          armL: [80, 60],
          armR: [72, 60],
          tilt: 4,
          head: 6,
          gaze: [3, 2],
          brows: 'brave',
          mouth: 'laugh',
          turn: 0.8,
          prop: both(volley(214, 128), whoosh('M190 84l8 12M202 78l8 14', '#f7b02c')),
        },
      },
    ],
  },
  {
    name: 'Block Pose',
    holdMs: [600, 900],
    bothSides: false,
    frames: [
      {
        name: 'Ready',
        pose: {
          ...SITS,
          armL: { place: [70, 140] },
          armR: { place: [132, 139] },
          gaze: [0, -3],
          brows: 'brave',
          mouth: 'determined',
          turn: 0,
        },
      },
      {
        name: 'Block!',
        pose: {
          ...SITS,
          armL: [148, 172],
          armR: [148, 172],
          headDy: 8,
          gaze: [0, -3.4],
          brows: 'brave',
          mouth: 'laugh',
          turn: 0,
          prop: both(volley(101, -8, 17), whoosh('M74 -16l-10 -6M128 -16l10 -6M101 -34v-10', '#f7b02c')),
        },
      },
    ],
  },
  {
    name: 'Serve Lunge',
    holdMs: [700, 700],
    bothSides: true,
    frames: [
      {
        name: 'Ready',
        pose: {
          ...SITS,
          armL: { place: [84, 152] },
          armR: { place: [116, 151] },
          gaze: [0, 3],
          mouth: 'soft',
          turn: 0,
          prop: volley(100, 138),
        },
      },
      {
        name: 'Push',
        pose: {
          ...SITS,
          armL: { place: [150, 122] },
          armR: [92, 104],
          tilt: 9,
          head: 4,
          gaze: [3, -2],
          brows: 'brave',
          mouth: 'laugh',
          turn: 1,
          prop: both(volley(220, 72, 16), whoosh('M194 92l-8 6M204 102l-7 7', '#f7b02c')),
        },
      },
    ],
  },
  {
    name: 'Twist Catch',
    holdMs: [650, 650],
    bothSides: false,
    frames: [
      {
        name: 'Twist left',
        pose: {
          ...SITS,
          armL: { place: [26, 132] },
          armR: { place: [46, 146] },
          tilt: -4,
          head: -6,
          turn: -1.5,
          gaze: [-3.4, 0.6],
          mouth: 'soft',
          prop: volley(26, 146),
        },
      },
      {
        name: 'Catch right',
        pose: {
          ...SITS,
          armR: { place: [175, 132] },
          armL: { place: [154, 146] },
          tilt: 4,
          head: 6,
          turn: 1.6,
          gaze: [3.4, 0.6],
          mouth: 'laugh',
          prop: volley(176, 146),
        },
      },
    ],
  },
  {
    name: 'Power Finish',
    holdMs: [700, 900],
    bothSides: false,
    frames: [
      {
        name: 'Curl in',
        pose: {
          ...SITS,
          armL: { place: [82, 150] },
          armR: { place: [120, 149] },
          squash: 0.94,
          head: 4,
          eyes: 'closed',
          brows: 'brave',
          mouth: 'determined',
          turn: 0,
        },
      },
      {
        name: 'Power!',
        pose: {
          ...SITS,
          armL: [112, 124],
          armR: [112, 124],
          squash: 1.03,
          eyes: 'joy',
          brows: 'up',
          mouth: 'laugh',
          head: -4,
          turn: 0.2,
          prop: sparks([14, 36, 9], [188, 26, 8], [196, 66, 6]),
        },
      },
    ],
  },
];
