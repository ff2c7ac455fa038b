import type { ArmShape } from '../rig/character.ts';
import { along, clamp, type Point, type Side } from '../rig/geometry.ts';
import type { ArmSpec, Spot } from '../rig/stance.ts';
import { reach } from './reach.ts';

/** From which angle on a raised arm stretches, and over how many degrees. */
const RAISED = { from: 104, over: 56 };
const RAISED_STRETCH = 0.55;

export interface ArmJoints {
  readonly elbow: Point;
  readonly hand: Point;
}

export function armJoints(
  shape: ArmShape,
  shoulder: Point,
  side: Side,
  spec: ArmSpec,
  spotAt: (spot: Spot, side: Side) => Point,
): ArmJoints {
  if ('to' in spec || 'place' in spec) {
    const target = 'to' in spec ? spotAt(spec.to, side) : spec.place;
    const [one, other] = [1, -1].map((bend) => reach(shoulder, target, shape.upper, shape.fore, bend > 0 ? 1 : -1));
    if (!one || !other) throw new RangeError('An elbow bends two ways');
    // The low, outer elbow reads as a real arm.
    const outward = ([elbow]: readonly [Point, Point]) => ('to' in spec ? elbow[1] * 0.8 : 0) + side * elbow[0];
    const [elbow, hand] = outward(one) >= outward(other) ? one : other;
    return { elbow, hand };
  }
  const [upper, fore] = spec;
  const raised = clamp((upper - RAISED.from) / RAISED.over, 0, 1);
  const longer = 1 + raised * (shape.stretch ?? RAISED_STRETCH);
  const elbow = along(shoulder, side, upper, shape.upper * longer);
  return { elbow, hand: along(elbow, side, fore, shape.fore * longer) };
}
