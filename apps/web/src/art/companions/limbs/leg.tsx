import type { ReactElement } from 'react';
import type { LegShape } from '../rig/character.ts';
import { along, type Point, radians, type Side } from '../rig/geometry.ts';
import { filled, inked, layers } from '../rig/ink.tsx';
import { capsule, limb } from '../rig/paths.ts';
import type { Pen } from '../rig/pen.ts';
import type { LegSpec } from '../rig/stance.ts';

/** Degrees from shin to toe on flat ground. */
const FLAT_FOOT = 76;

export interface DrawnLeg {
  readonly svg: ReactElement;
  readonly foot: readonly Point[];
}

export function leg(pen: Pen, shape: LegShape, hip: Point, side: Side, spec: LegSpec, turned = FLAT_FOOT): DrawnLeg {
  const longer = pen.stance.legScale ?? 1;
  const knee = along(hip, side, spec[0], shape.thigh * longer);
  const ankle = along(knee, side, spec[1], shape.shin * longer);
  const whole = limb(hip, knee, ankle, shape.radii);
  const toe = along(ankle, side, spec[1] + turned, shape.footLength);
  const heel = along(ankle, side, spec[1] + turned, -shape.footLength * 0.25);
  const foot = capsule(heel, toe, shape.footRadius, shape.footRadius * 1.06);
  const paint = pen.paint(shape.paint ?? 'body');
  return {
    foot: [ankle, toe, heel],
    svg: layers(
      inked(pen, shape.shoe ? whole.d : whole.d + foot, paint),
      shape.trim?.(pen, whole),
      shape.shoe && inked(pen, foot, pen.paint(shape.shoe), 0.95),
      shape.sock && filled(foot + whole.part(0.56, 0.78, 0.2) + whole.part(0.78, 1, 0.2), shape.sock),
    ),
  };
}

/** How low the lowest of these points lies once the figure leans by `tilt` degrees: a figure stands on that. */
export function lowestOf(points: readonly Point[], tilt: number, pivot: Point): number {
  const angle = radians(tilt);
  return Math.max(
    ...points.map(([x, y]) => pivot[1] + (x - pivot[0]) * Math.sin(angle) + (y - pivot[1]) * Math.cos(angle)),
  );
}
