import type { Pose } from '../rig/stance.ts';

export interface KeyFrame {
  readonly name: string;
  readonly pose: Pose;
}

/** A MoveQuest move: two key frames, shown in turn. */
export interface Move {
  readonly name: string;
  readonly frames: readonly [KeyFrame, KeyFrame];
  /** How long each frame is held: a hop is short, a balance long. */
  readonly holdMs: readonly [number, number];
  /** Its words say to swap sides, so every other round is drawn the other way round. */
  readonly bothSides: boolean;
}
