import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { Mood } from '../../../art/companions/wonderling.tsx';
import { type Acting, AT_EASE, type Cue, dance, poseAt, wave } from './stance-track.ts';
import { ACTS, easeInOut, easeOut, hops, overshoot, progress } from './timing.ts';

/** Where a figure is drawn, in the scene's 800 × 520 units: its left edge, its feet, its width. */
interface Mark {
  readonly left: number;
  readonly ground: number;
  readonly width: number;
}

/** How far from its mark a figure is while it comes in. */
interface Entrance {
  readonly dx?: number;
  readonly dy?: number;
  /** Out of the ground at 0. */
  readonly grown?: number;
  /** A turn about itself: 1, 0, -1, 0, 1. */
  readonly spin?: number;
}

interface Member extends Mark {
  readonly who: WonderlingId;
  readonly enter: (time: number) => Entrance;
  readonly start?: Partial<Acting>;
  readonly cues: readonly Cue[];
  readonly moodAt?: (time: number) => Mood;
}

export interface Actor extends Mark, Entrance {
  readonly who: WonderlingId;
  readonly mood: Mood;
  readonly pose: Acting;
}

const LAUGH = { eyes: 'joy', mouth: 'laugh' } as const;
const SMILE = { eyes: 'open', mouth: 'smile' } as const;
const WATCH = { eyes: 'wide', mouth: 'soft', tilt: 0, hop: 0, squash: 1, armL: AT_EASE.armL, armR: [36, 48] } as const;

/** What all but Zola do while she breathes: they watch her, then her clouds, then they cheer with her. */
function watchZola(side: 1 | -1, delay: number): readonly Cue[] {
  const hop = (at: number): readonly Cue[] => [
    { at, acting: { hop: 0, squash: 0.95 } },
    { at: at + 0.2, acting: { hop: 16, squash: 1.03, armL: [112, 148], armR: [116, 152], head: 2, gaze: [0, 0] } },
    { at: at + 0.4, acting: { hop: 0, squash: 0.97 } },
  ];
  return [
    { at: ACTS.breathe + delay, acting: { ...WATCH, gaze: [3.2 * side, -0.6], head: 4 * side } },
    { at: ACTS.puff + delay, acting: { gaze: [3.2 * side, -0.6] } },
    { at: ACTS.puff + 0.5 + delay, acting: { ...SMILE, gaze: [1.6 * side, -3.4], head: 2 * side, eyes: 'wide' } },
    { at: ACTS.cheer + delay, acting: { ...LAUGH } },
    ...hop(ACTS.cheer + 0.05 + delay),
    { at: ACTS.cheer + 0.8 + delay, acting: { ...SMILE } },
    { at: ACTS.cheer + 1.1 + delay, acting: { ...AT_EASE } },
  ];
}

/** Waves, dances, watches. */
const part = (side: 1 | -1, delay: number, reach = 1): readonly Cue[] => [
  { at: ACTS.wave - 0.3 + delay, acting: {} },
  ...wave(ACTS.wave + delay, ACTS.dance - 0.2 + delay, 2),
  { at: ACTS.dance, acting: { ...LAUGH } },
  ...dance(ACTS.dance, ACTS.breathe - 0.15, 4, reach * side),
  ...watchZola(side, delay),
];

const ZOLA: readonly Cue[] = [
  { at: 1.9, acting: { armL: [70, 96], armR: [74, 100], eyes: 'joy', mouth: 'smile' } },
  { at: 2.25, acting: { squash: 0.93, armL: [40, 52], armR: [44, 56], ...SMILE } },
  { at: 2.5, acting: { squash: 1.02, armL: AT_EASE.armL, armR: AT_EASE.armR } },
  ...wave(ACTS.wave - 0.1, ACTS.dance - 0.2, 3),
  { at: ACTS.dance, acting: { ...LAUGH } },
  ...dance(ACTS.dance, ACTS.breathe - 0.15, 4, 0.8),
  { at: ACTS.breathe, acting: { eyes: 'closed', mouth: 'sip', brows: 'up', tilt: 0, head: 0, hop: 0 } },
  { at: ACTS.puff - 0.05, acting: { breath: 1, squash: 1.04, armL: [54, 90], armR: [54, 90], head: -5 } },
  { at: ACTS.puff, acting: { mouth: 'blow', brows: 'rest' } },
  { at: ACTS.puff + 0.55, acting: { breath: -0.6, squash: 0.96, armL: [22, 46], armR: [22, 46], head: 4 } },
  { at: ACTS.puff + 0.8, acting: { eyes: 'open', mouth: 'smile', brows: 'up' } },
  { at: ACTS.cheer - 0.05, acting: { breath: 0, squash: 0.94, head: 0, gaze: [0, -3.2] } },
  { at: ACTS.cheer, acting: { eyes: 'joy', mouth: 'laugh' } },
  {
    at: ACTS.cheer + 0.22,
    acting: { hop: 30, squash: 1.06, armL: [117, 152], armR: [121, 158], head: 3, gaze: [0, 0] },
  },
  { at: ACTS.cheer + 0.44, acting: { hop: 2, squash: 0.95 } },
  { at: ACTS.cheer + 0.64, acting: { hop: 22, squash: 1.05 } },
  { at: ACTS.cheer + 0.84, acting: { hop: 4, squash: 0.98 } },
  { at: ACTS.cheer + 1.1, acting: { hop: 9, squash: 1.03 } },
];

/** The order is that of drawing: Zola stands in front. */
const TROUPE: readonly Member[] = [
  {
    who: 'bella',
    left: 152,
    ground: 442,
    width: 176,
    enter: (time) => ({
      dx: -360 * (1 - easeOut(progress(time, 0.9, 1.9))),
      spin: Math.cos(Math.PI * 4 * easeOut(progress(time, 0.9, 2))),
    }),
    start: { armL: [92, 118], armR: [96, 128] },
    cues: part(1, 0.12),
  },
  {
    who: 'rally',
    left: 492,
    ground: 442,
    width: 160,
    enter: (time) => ({
      dx: 380 * (1 - easeOut(progress(time, 0.5, 1.4))),
      dy: -34 * hops(time, 0.5, 1.5, 3),
    }),
    cues: part(-1, 0.2),
  },
  {
    who: 'fern',
    left: 12,
    ground: 494,
    width: 160,
    enter: (time) => ({ grown: overshoot(progress(time, 0.2, 0.8)) }),
    cues: part(1, 0.05, 0.7),
  },
  {
    who: 'blot',
    left: 632,
    ground: 494,
    width: 160,
    enter: (time) => ({ dx: 260 * (1 - easeInOut(progress(time, 1.2, 2.1))), dy: -14 * hops(time, 1.2, 2.1, 4) }),
    cues: part(-1, 0.26, 0.7),
  },
  {
    who: 'zola',
    left: 288,
    ground: 510,
    width: 232,
    enter: (time) => ({ dy: -520 * (1 - easeInOut(progress(time, 1.1, 2.2))) }),
    start: { armL: [84, 112], armR: [88, 116], eyes: 'joy' },
    cues: ZOLA,
    // Her last mood brings the confetti.
    moodAt: (time) => (time >= ACTS.cheer + 0.15 ? 'cheering' : 'happy'),
  },
];

/** Eyes close for a moment at these seconds, each a little later than the last; never while they are closed anyway. */
const BLINKS = [2.55, 3.35, 6.75];
const BLINK_SECONDS = 0.13;

export function troupeAt(time: number): readonly Actor[] {
  return TROUPE.map(({ enter, start, cues, moodAt, ...member }, i) => {
    const pose = poseAt({ ...AT_EASE, ...start }, cues, time);
    const blinks = BLINKS.some((at) => time >= at + i * 0.11 && time < at + i * 0.11 + BLINK_SECONDS);
    const open = pose.eyes === undefined || pose.eyes === 'open' || pose.eyes === 'wide';
    return {
      ...member,
      ...enter(time),
      mood: moodAt?.(time) ?? 'happy',
      pose: blinks && open ? { ...pose, eyes: 'closed' } : pose,
    };
  });
}
