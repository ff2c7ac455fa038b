import { TURN_UNITS } from '../face/face.tsx';
import type { FigurePen } from '../rig/figure-pen.ts';
import type { Point, Side } from '../rig/geometry.ts';
import type { Spot } from '../rig/stance.ts';

/** Where a spot is on this figure, for the hand of one side. `headDy` moves the face's own. */
export function spotOf({ character, stance }: FigurePen, headDy: number) {
  const { face, torsoMiddle, shoulders, arm } = character;
  const x = face.x + (stance.turn ?? 0) * TURN_UNITS;
  const y = face.y + headDy;
  const hand = arm.hand ?? arm.radii[2];
  const heartY = character.oneBody ? torsoMiddle[1] - 6 : shoulders[0][1] + 13;
  return (spot: Spot, side: Side): Point => {
    switch (spot) {
      case 'chin':
        // Clear of the mouth, however big the hand.
        return [x + side * (face.mouthWidth + hand * 0.4), y + face.mouthDy + (character.beak ? 34 : hand + 9)];
      case 'eye':
        return [x + side * (face.eyeDx + face.eyeRx * 0.75), y + face.eyeRy * 0.75];
      case 'cheek':
        return [x + side * (face.cheekDx + 4), y + face.cheekDy + hand];
      case 'ear':
        // Beside the head, not on it: a hand that listens must not hide an eye.
        return [x + side * (face.cheekDx + 22), y + 24];
      case 'heart':
        return [torsoMiddle[0] + side * 6, heartY];
      case 'belly':
        return [torsoMiddle[0] + side * (arm.radii[2] + 3), torsoMiddle[1] + (side > 0 ? -1 : 2)];
    }
  };
}
