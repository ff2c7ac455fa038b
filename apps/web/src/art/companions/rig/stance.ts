import type { ReactNode } from 'react';
import type { Point } from './geometry.ts';
import type { Ink } from './ink.tsx';

export const MOODS = [
  'happy',
  'calm',
  'cheering',
  'sleepy',
  'thinking',
  'listening',
  'breathing-in',
  'breathing-out',
  'sad-with-you',
] as const;
export type Mood = (typeof MOODS)[number];

export type EyeLook = 'open' | 'closed' | 'joy' | 'half' | 'wide' | 'glossy';
export type BrowLook = 'soft' | 'rest' | 'up' | 'one-up' | 'dozy' | 'worry' | 'brave';
export type MouthLook = 'smile' | 'soft' | 'laugh' | 'yawn' | 'side' | 'sip' | 'blow' | 'tender' | 'determined';
export type Effect = 'confetti' | 'zzz' | 'dots' | 'sound' | 'in' | 'out' | 'heart';

/** What a hand can touch. */
export type Spot = 'chin' | 'ear' | 'heart' | 'belly' | 'eye' | 'cheek';

/** Degrees, as {@link along} counts them; or where the hand goes, and the elbow follows. */
export type ArmSpec = readonly [upper: number, fore: number] | { readonly to: Spot } | { readonly place: Point };
export type LegSpec = readonly [thigh: number, shin: number];

export interface Hands {
  readonly L: Point;
  readonly R: Point;
}

/** How a figure stands, looks and breathes. Units are those of its box, angles are degrees. */
export interface Stance {
  readonly eyes: EyeLook;
  /** Where the right eye differs. */
  readonly eyeR?: EyeLook;
  readonly brows: BrowLook;
  readonly mouth: MouthLook;
  readonly armL: ArmSpec;
  readonly armR: ArmSpec;
  readonly head: number;
  /** At most 3.5 units: eyes look at what matters. */
  readonly gaze?: Point;
  /** The face slides by 8 units to a turn of 1. */
  readonly turn?: number;
  /** -0.6 is breathed out, 1 breathed in. */
  readonly breath?: number;
  readonly squash?: number;
  readonly hop?: number;
  readonly shift?: number;
  readonly tilt?: number;
  readonly headDy?: number;
  readonly legL?: LegSpec;
  readonly legR?: LegSpec;
  readonly footL?: number;
  readonly footR?: number;
  /** Legs drawn before the body: a raised knee. */
  readonly legsFront?: readonly ('L' | 'R')[];
  readonly legScale?: number;
  readonly effect?: Effect;
  /** What it sits on. It stands on the ground however the figure leans. */
  readonly seat?: (ink: Ink) => ReactNode;
  /** A ball, a racket, the air that moves. */
  readonly prop?: (ink: Ink, hands: Hands) => ReactNode;
}

/** What a pose changes in the stance of a mood. */
export type Pose = Partial<Stance>;

/** The stance of each mood, which a character may vary. */
export const MOOD_STANCES: Readonly<Record<Mood, Stance>> = {
  happy: { eyes: 'open', brows: 'soft', mouth: 'smile', armL: [28, 36], armR: [98, 142], head: -3 },
  calm: { eyes: 'closed', brows: 'rest', mouth: 'soft', armL: { to: 'belly' }, armR: { to: 'belly' }, head: 2 },
  cheering: {
    eyes: 'joy',
    brows: 'up',
    mouth: 'laugh',
    armL: [117, 152],
    armR: [121, 158],
    head: 3,
    hop: 9,
    squash: 1.03,
    effect: 'confetti',
  },
  sleepy: {
    eyes: 'half',
    eyeR: 'closed',
    brows: 'dozy',
    mouth: 'yawn',
    armL: [14, 8],
    armR: { to: 'cheek' },
    head: 8,
    squash: 0.97,
    effect: 'zzz',
  },
  thinking: {
    eyes: 'open',
    brows: 'one-up',
    mouth: 'side',
    armL: { to: 'belly' },
    armR: { to: 'chin' },
    head: -5,
    gaze: [2.6, -3.4],
    effect: 'dots',
  },
  listening: {
    eyes: 'wide',
    brows: 'up',
    mouth: 'soft',
    armL: { to: 'ear' },
    armR: [20, 30],
    head: -8,
    gaze: [-2.4, -0.5],
    effect: 'sound',
  },
  'breathing-in': {
    eyes: 'closed',
    brows: 'up',
    mouth: 'sip',
    armL: [52, 88],
    armR: [52, 88],
    head: -2,
    breath: 1,
    squash: 1.03,
    effect: 'in',
  },
  'breathing-out': {
    eyes: 'closed',
    brows: 'rest',
    mouth: 'blow',
    armL: [20, 44],
    armR: [20, 44],
    head: 2,
    breath: -0.6,
    squash: 0.97,
    effect: 'out',
  },
  'sad-with-you': {
    eyes: 'glossy',
    brows: 'worry',
    mouth: 'tender',
    armL: [38, 74],
    armR: { to: 'heart' },
    head: 7,
    gaze: [-0.6, 1],
    effect: 'heart',
  },
};
