import type { Pose } from '../rig/stance.ts';
import type { Move } from './move.ts';
import { both, rainbow, sparks, whoosh } from './props.tsx';
import { danceChair } from './seats.tsx';

const SITS = {
  legL: [62, -12],
  legR: [62, -12],
  legsFront: ['L', 'R'],
  legScale: 0.86,
  seat: danceChair,
} as const satisfies Pose;

/** Bella's moves on her chair, in the order of {@link MOVES}. */
export const BELLA_SEATED: readonly Move[] = [
  {
    name: 'Twirl & Freeze',
    holdMs: [500, 900],
    bothSides: true,
    frames: [
      {
        name: 'Twirl',
        pose: {
          ...SITS,
          armL: [150, 196],
          armR: [150, 196],
          head: -6,
          tilt: -2,
          eyes: 'closed',
          mouth: 'soft',
          prop: whoosh('M52 8Q100 -22 148 8M66 -8Q100 -32 134 -8', '#ff97a9'),
        },
      },
      {
        name: 'Freeze',
        pose: {
          ...SITS,
          armL: [96, 104],
          armR: [128, 150],
          tilt: 2,
          head: 4,
          eyes: 'wide',
          brows: 'up',
          mouth: 'soft',
          prop: sparks([22, 60, 8], [182, 34, 7]),
        },
      },
    ],
  },
  {
    name: 'Cloud Walk',
    holdMs: [650, 650],
    bothSides: false,
    frames: [
      {
        name: 'Left hand',
        pose: { ...SITS, armL: [112, 128], armR: [62, 74], head: -4, tilt: -2, turn: -0.4, mouth: 'smile' },
      },
      {
        name: 'Right hand',
        pose: { ...SITS, armL: [62, 74], armR: [112, 128], head: 4, tilt: 2, turn: 0.6, mouth: 'smile' },
      },
    ],
  },
  {
    name: 'One-Foot Star',
    holdMs: [600, 1_000],
    bothSides: true,
    frames: [
      {
        name: 'Gather',
        pose: {
          ...SITS,
          armL: { place: [92, 140] },
          armR: { place: [114, 139] },
          eyes: 'closed',
          mouth: 'soft',
          head: 0,
        },
      },
      {
        name: 'Star!',
        pose: {
          ...SITS,
          armL: [124, 126],
          armR: [124, 128],
          legR: [78, 74],
          footR: 10,
          tilt: -3,
          brows: 'up',
          mouth: 'laugh',
          head: 3,
          prop: sparks([12, 40, 7], [196, 60, 7]),
        },
      },
    ],
  },
  {
    name: 'Rainbow Reach',
    holdMs: [800, 800],
    bothSides: false,
    frames: [
      {
        name: 'Reach left',
        pose: {
          ...SITS,
          armL: [136, 112],
          armR: [196, 238],
          tilt: -7,
          head: -10,
          turn: -0.8,
          gaze: [-2.6, -3],
          mouth: 'smile',
          prop: rainbow(100),
        },
      },
      {
        name: 'Reach right',
        pose: {
          ...SITS,
          armR: [136, 112],
          armL: [196, 238],
          tilt: 7,
          head: 10,
          turn: 0.9,
          gaze: [2.6, -3],
          mouth: 'smile',
          prop: rainbow(100),
        },
      },
    ],
  },
  {
    name: 'Balance Flow',
    holdMs: [900, 900],
    bothSides: true,
    frames: [
      {
        name: 'Lean',
        pose: {
          ...SITS,
          armL: [74, 60],
          armR: [120, 134],
          tilt: -9,
          head: -10,
          turn: -0.9,
          gaze: [-2, 0],
          mouth: 'soft',
          prop: both(whoosh('M176 96q10 8 20 0M172 112q12 8 24 0', '#b78be8')),
        },
      },
      {
        name: 'Grow tall',
        pose: { ...SITS, armL: [150, 205], armR: [150, 205], eyes: 'closed', mouth: 'soft', head: 0, turn: 0, hop: 2 },
      },
    ],
  },
];
