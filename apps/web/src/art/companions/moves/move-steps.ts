import type { Pose } from '../rig/stance.ts';
import { poseBetween } from './between-poses.ts';
import type { Move } from './move.ts';

/** One drawing of a move, and how long it is held. */
export interface MoveStep {
  readonly pose: Pose;
  readonly ms: number;
  /** Drawn the other way round: the other foot, the other hand. */
  readonly mirrored: boolean;
}

/** Between two key frames three drawings of 60 ms, the last a little past its aim: 180 ms, near the 200 ms of the cast's notes. */
const ON_THE_WAY = [0.3, 0.72, 1.06];
const ON_THE_WAY_MS = 60;
/** Without motion a key frame is looked at like a picture in a book. */
const CALM_HOLD_MS = 1_800;

/** One round of a move, to be repeated: there and back, and once more mirrored where both sides have their turn. */
export function stepsOf({ frames, holdMs, bothSides }: Move, calm: boolean): readonly MoveStep[] {
  const [from, to] = frames;
  const [first, second] = holdMs;
  const hold = (pose: Pose, ms: number) => ({ pose, ms: calm ? CALM_HOLD_MS : ms });
  const way = (one: Pose, other: Pose) =>
    calm ? [] : ON_THE_WAY.map((share) => ({ pose: poseBetween(one, other, share), ms: ON_THE_WAY_MS }));
  const round = [hold(from.pose, first), ...way(from.pose, to.pose), hold(to.pose, second), ...way(to.pose, from.pose)];
  return (bothSides ? [false, true] : [false]).flatMap((mirrored) => round.map((step) => ({ ...step, mirrored })));
}
