import type { Pose } from '../../../art/companions/rig/stance.ts';
import { blend, easeInOut, progress } from './timing.ts';

type Angles = readonly [number, number];

/** What can change between two cues; angles and amounts glide, looks change at the cue. */
export interface Acting extends Pose {
  readonly armL: Angles;
  readonly armR: Angles;
  readonly head: number;
  readonly gaze: Angles;
  readonly tilt: number;
  readonly hop: number;
  readonly squash: number;
  readonly breath: number;
}

/** At `at` seconds the figure has come to `acting`; what is left out stays as it was. */
export interface Cue {
  readonly at: number;
  readonly acting: Partial<Acting>;
}

export const AT_EASE: Acting = {
  armL: [28, 36],
  armR: [98, 142],
  head: -3,
  gaze: [0, 0],
  tilt: 0,
  hop: 0,
  squash: 1,
  breath: 0,
};

/** The pose at `time`, from cues in the order of their times. */
export function poseAt(start: Acting, cues: readonly Cue[], time: number): Acting {
  let before: Acting = start;
  let since = 0;
  for (const { at, acting } of cues) {
    const after: Acting = { ...before, ...acting };
    if (time < at) return between(before, after, easeInOut(progress(time, since, at)));
    before = after;
    since = at;
  }
  return before;
}

function between(a: Acting, b: Acting, t: number): Acting {
  const pair = (from: Angles, to: Angles): Angles => [blend(from[0], to[0], t), blend(from[1], to[1], t)];
  return {
    ...a,
    armL: pair(a.armL, b.armL),
    armR: pair(a.armR, b.armR),
    head: blend(a.head, b.head, t),
    gaze: pair(a.gaze, b.gaze),
    tilt: blend(a.tilt, b.tilt, t),
    hop: blend(a.hop, b.hop, t),
    squash: blend(a.squash, b.squash, t),
    breath: blend(a.breath, b.breath, t),
  };
}

/** A hand that waves to and fro `times` times between two moments, and comes back. */
export function wave(from: number, to: number, times: number, arm: 'armL' | 'armR' = 'armR'): readonly Cue[] {
  const beat = (to - from) / (times * 2 + 1);
  const swings = Array.from({ length: times * 2 }, (_, i): Cue => {
    const forearm = i % 2 === 0 ? 172 : 124;
    return { at: from + beat * (i + 1), acting: { [arm]: [112, forearm], head: i % 2 === 0 ? -6 : -1 } };
  });
  return [...swings, { at: to, acting: { [arm]: AT_EASE.armR, head: AT_EASE.head } }];
}

/** From one foot to the other, with a hop on each beat. */
export function dance(from: number, to: number, beats: number, reach = 1): readonly Cue[] {
  const beat = (to - from) / beats;
  const steps = Array.from({ length: beats }, (_, i): readonly Cue[] => {
    const side = i % 2 === 0 ? 1 : -1;
    const at = from + beat * i;
    const up: Angles = [118, 150];
    const out: Angles = [70, 92];
    const acting = { tilt: 7 * side * reach, head: -8 * side, armL: side > 0 ? out : up, armR: side > 0 ? up : out };
    return [
      { at: at + beat * 0.5, acting: { ...acting, hop: 12 * reach, squash: 1.03 } },
      { at: at + beat, acting: { hop: 0, squash: 0.97 } },
    ];
  });
  return steps.flat();
}
