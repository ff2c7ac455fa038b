import type { FigurePen } from '../rig/figure-pen.ts';
import { at, type Point, type Side } from '../rig/geometry.ts';
import { inked, stroked } from '../rig/ink.tsx';
import { capsule, oval } from '../rig/paths.ts';
import type { ArmJoints } from './arm-joints.ts';

/** Three feathers: their angles, and lengths and tips in hand radii. */
const FEATHERS = [
  [-0.5, 1.5, 0.62],
  [0, 1.95, 0.66],
  [0.5, 1.5, 0.6],
] as const;

/** A hand: what is drawn as one with the arm, behind it, and on it. */
export function handOf(pen: FigurePen, { elbow, hand }: ArmJoints, side: Side) {
  const { arm } = pen.character;
  const r = arm.hand ?? arm.radii[2];
  const angle = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]);
  const out = (length: number, turned: number): Point => [
    hand[0] + Math.cos(angle + turned) * length * r,
    hand[1] + Math.sin(angle + turned) * length * r,
  ];
  switch (arm.kind ?? 'mitten') {
    case 'wing':
      return {
        d: FEATHERS.map(([turned, length, tip]) => capsule(hand, out(length, turned), r * 0.8, r * tip)).join(''),
      };
    case 'leaf': {
      const leaf = `M${at(hand)}Q${at(out(1.5, -0.75))} ${at(out(2.6, 0))}Q${at(out(1.5, 0.75))} ${at(hand)}Z`;
      return { d: '', behind: inked(pen, leaf, pen.paint('leaf'), 0.85) };
    }
    case 'flipper':
    case 'tip':
      return { d: '' };
    case 'mitten': {
      const finger = (turned: number) => `M${at(out(1.02, turned))}L${at(out(0.58, turned * 1.14))}`;
      return {
        d: oval(hand[0], hand[1], r) + capsule(hand, out(0.95, -side * 1.15), r * 0.5, r * 0.36),
        over: pen.fine ? stroked(pen, finger(0.28) + finger(-0.28), 0.75, 0.7) : undefined,
      };
    }
  }
}
