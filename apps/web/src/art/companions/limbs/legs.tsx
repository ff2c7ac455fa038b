import type { ReactNode } from 'react';
import type { FigurePen } from '../rig/figure-pen.ts';
import type { Point } from '../rig/geometry.ts';
import { layers } from '../rig/ink.tsx';
import { type DrawnLeg, leg, lowestOf } from './leg.tsx';

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
