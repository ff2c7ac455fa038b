import type { ReactElement, ReactNode } from 'react';
import type { FigurePen, LegShape, Pen } from '../rig/character.ts';
import { along, capsule, limb, type Point, radians, type Side } from '../rig/geometry.ts';
import { filled, inked, layers } from '../rig/ink.tsx';
import type { LegSpec } from '../rig/stance.ts';

/** A leaning figure turns round this point. */
export const PIVOT: Point = [100, 196];

interface DrawnLegs {
  readonly behind: ReactNode;
  readonly before: ReactNode;
  /** The y of the lowest foot. */
  readonly lowest: number;
}

export function drawLegs(pen: FigurePen, ground: number): DrawnLegs {
  const { character, stance } = pen;
  const { leg: shape, hips } = character;
  if (!shape || !hips) return { behind: null, before: null, lowest: character.soles ?? ground };
  const drawn: Readonly<Record<'L' | 'R', DrawnLeg>> = {
    L: leg(pen, shape, hips[0], -1, stance.legL ?? shape.stance.legL, stance.footL ?? shape.stance.footL),
    R: leg(pen, shape, hips[1], 1, stance.legR ?? shape.stance.legR, stance.footR ?? shape.stance.footR),
  };
  const before = stance.legsFront ?? [];
  const behind = (['L', 'R'] as const).filter((key) => !before.includes(key));
  return {
    behind: layers(...behind.map((key) => drawn[key].svg)),
    before: layers(...before.map((key) => drawn[key].svg)),
    lowest: lowestOf([...drawn.L.foot, ...drawn.R.foot], stance.tilt ?? 0, PIVOT) + shape.footRadius,
  };
}

/** Degrees from shin to toe on flat ground. */
const FLAT_FOOT = 76;

interface DrawnLeg {
  readonly svg: ReactElement;
  readonly foot: readonly Point[];
}

function leg(pen: Pen, shape: LegShape, hip: Point, side: Side, spec: LegSpec, turned = FLAT_FOOT): DrawnLeg {
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
function lowestOf(points: readonly Point[], tilt: number, pivot: Point): number {
  const angle = radians(tilt);
  return Math.max(
    ...points.map(([x, y]) => pivot[1] + (x - pivot[0]) * Math.sin(angle) + (y - pivot[1]) * Math.cos(angle)),
  );
}
