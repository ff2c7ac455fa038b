import type { ReactElement } from 'react';
import { TURN_UNITS } from '../face/face.tsx';
import type { ArmShape, FigurePen } from '../rig/character.ts';
import {
  along,
  at,
  between,
  capsule,
  clamp,
  distance,
  type Limb,
  limb,
  originOf,
  oval,
  type Point,
  round,
  type Side,
} from '../rig/geometry.ts';
import { filled, inked, stroked } from '../rig/ink.tsx';
import parts from '../rig/parts.module.css';
import type { ArmSpec, Spot } from '../rig/stance.ts';

interface DrawnArm {
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

/** Three feathers: their angles, and lengths and tips in hand radii. */
const FEATHERS = [
  [-0.5, 1.5, 0.62],
  [0, 1.95, 0.66],
  [0.5, 1.5, 0.6],
] as const;

/** A hand: what is drawn as one with the arm, behind it, and on it. */
function handOf(pen: FigurePen, { elbow, hand }: ArmJoints, side: Side) {
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

/** From which angle on a raised arm stretches, and over how many degrees. */
const RAISED = { from: 104, over: 56 };
const RAISED_STRETCH = 0.55;

interface ArmJoints {
  readonly elbow: Point;
  readonly hand: Point;
}

function armJoints(
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

/** How far cartoon arms may stretch. */
const STRETCH = 1.5;

/** Where elbow and hand are when a hand goes for `target`; `bend` picks one of the two solutions. */
function reach(shoulder: Point, target: Point, upper: number, fore: number, bend: 1 | -1): readonly [Point, Point] {
  const most = (upper + fore) * STRETCH;
  const wanted = distance(shoulder, target);
  const hand = wanted > most ? between(shoulder, target, most / wanted) : target;
  const span = Math.min(wanted, most);
  const scale = Math.max(1, (span + 0.5) / (upper + fore));
  const [a, b] = [upper * scale, fore * scale];
  const cosine = clamp((a * a + span * span - b * b) / (2 * a * span), -1, 1);
  const angle = Math.atan2(hand[1] - shoulder[1], hand[0] - shoulder[0]) + bend * Math.acos(cosine);
  return [[shoulder[0] + a * Math.cos(angle), shoulder[1] + a * Math.sin(angle)], hand];
}

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
