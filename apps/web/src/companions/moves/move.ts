import type { Pose } from '../rig/stance.ts';

export interface KeyFrame {
  readonly name: string;
  readonly pose: Pose;
}

/** A MoveQuest move: two key frames, shown in turn for 500 to 900 ms each. */
export interface Move {
  readonly name: string;
  readonly frames: readonly [KeyFrame, KeyFrame];
}
