import { TURN_UNITS } from '../face/face.tsx';
import type { Point, Side } from '../rig/geometry.ts';
import type { Pen } from '../rig/pen.ts';
import type { Spot } from '../rig/stance.ts';

/** Where a spot is on this figure, for the hand of one side. `headDy` moves the face's own. */
export function spotOf({ character, stance }: Pen, headDy: number) {
  const { face, torsoMiddle, shoulders, arm } = character;
  const x = face.x + (stance.turn ?? 0) * TURN_UNITS;
  const y = face.y + headDy;
  const heartY = character.oneBody ? torsoMiddle[1] - 6 : shoulders[0][1] + 13;
  return (spot: Spot, side: Side): Point => {
    switch (spot) {
      case 'chin':
        return [x + side * face.mouthWidth * 0.9, y + face.mouthDy + (character.beak ? 34 : 15)];
      case 'eye':
        return [x + side * (face.eyeDx + face.eyeRx * 0.75), y + face.eyeRy * 0.75];
      case 'cheek':
        return [x + side * (face.cheekDx + 6), y + face.cheekDy + 8];
      case 'ear':
        return [x + side * (face.cheekDx + 16), y + 13];
      case 'heart':
        return [torsoMiddle[0] + side * 6, heartY];
      case 'belly':
        return [torsoMiddle[0] + side * (arm.radii[2] + 3), torsoMiddle[1] + (side > 0 ? -1 : 2)];
    }
  };
}
