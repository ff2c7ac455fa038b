import type { ReactElement } from 'react';
import type { FigurePen } from '../rig/figure-pen.ts';
import { distance, originOf, type Point, round, type Side } from '../rig/geometry.ts';
import { filled, inked } from '../rig/ink.tsx';
import parts from '../rig/parts.module.css';
import { capsule, type Limb, limb } from '../rig/paths.ts';
import type { ArmSpec, Spot } from '../rig/stance.ts';
import { armJoints } from './arm-joints.ts';
import { handOf } from './hand.tsx';

export interface DrawnArm {
  readonly svg: ReactElement;
  readonly hand: Point;
}

/** One arm with its hand; its shoulder is melted into the body, and it sways round that. */
export function arm(pen: FigurePen, side: Side, spec: ArmSpec, spotAt: (spot: Spot, side: Side) => Point): DrawnArm {
  const shape = pen.character.arm;
  const shoulder = pen.character.shoulders[side < 0 ? 0 : 1];
  const joints = armJoints(shape, shoulder, side, spec, spotAt);
  const whole = limb(shoulder, joints.elbow, joints.hand, shape.radii);
  const hand = handOf(pen, joints, side);
  const paint = pen.paint(shape.paint ?? 'body');
  const free = !('to' in spec || 'place' in spec);
  const svg = (
    <g className={side < 0 ? parts.armL : parts.armR} style={{ transformOrigin: originOf(shoulder) }}>
      {hand.behind}
      {inked(pen, whole.d + hand.d, paint)}
      {shape.glove && filled(hand.d + whole.part(0.62, 0.81, 0.2) + whole.part(0.81, 1, 0.2), shape.glove)}
      {shape.band && wristBand(pen, whole, shape.band)}
      {!shape.apart && (
        <g clipPath={pen.paint('torso')}>
          <circle
            cx={round(shoulder[0])}
            cy={round(shoulder[1])}
            r={round(shape.radii[0] + (free ? 3 : 2))}
            fill={paint}
          />
        </g>
      )}
      {hand.over}
    </g>
  );
  return { svg, hand: joints.hand };
}

function wristBand(pen: FigurePen, whole: Limb, color: string) {
  const [p, q] = [whole.at(0.7), whole.at(0.76)];
  const wide = whole.radius(0.7) - 1.5;
  const length = distance(p, q) || 1;
  const across: Point = [(-(q[1] - p[1]) / length) * wide, ((q[0] - p[0]) / length) * wide];
  const band = capsule([p[0] - across[0], p[1] - across[1]], [p[0] + across[0], p[1] + across[1]], 4, 4);
  return inked(pen, band, color, 0.7);
}
