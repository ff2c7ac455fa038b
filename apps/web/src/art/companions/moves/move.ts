import type { ArmSpec, LegSpec, Pose } from '../rig/stance.ts';

interface KeyFrame {
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

/** One drawing of a move, and how long it is held. */
interface MoveStep {
  readonly pose: Pose;
  readonly ms: number;
  /** Drawn the other way round: the other foot, the other hand. */
  readonly mirrored: boolean;
}

/** Between two key frames three drawings of 60 ms, the last a little past its aim: 180 ms, near the 200 ms of the cast's notes. */
const ON_THE_WAY = [0.3, 0.72, 1.06];
const ON_THE_WAY_MS = 60;
/** Without motion a key frame is looked at like a picture in a book. */
const CALM_HOLD_MS = 1_800;

/** One round of a move, to be repeated: there and back, and once more mirrored where both sides have their turn. */
export function stepsOf({ frames, holdMs, bothSides }: Move, calm: boolean): readonly MoveStep[] {
  const [from, to] = frames;
  const [first, second] = holdMs;
  const hold = (pose: Pose, ms: number) => ({ pose, ms: calm ? CALM_HOLD_MS : ms });
  const way = (one: Pose, other: Pose) =>
    calm ? [] : ON_THE_WAY.map((share) => ({ pose: poseBetween(one, other, share), ms: ON_THE_WAY_MS }));
  const round = [hold(from.pose, first), ...way(from.pose, to.pose), hold(to.pose, second), ...way(to.pose, from.pose)];
  return (bothSides ? [false, true] : [false]).flatMap((mirrored) => round.map((step) => ({ ...step, mirrored })));
}

/** What these are where a pose does not say; the rest of a stance is the mood's or the companion's own. */
const AT_REST = { hop: 0, shift: 0, tilt: 0, squash: 1 } as const;
const NUMBERS = ['hop', 'shift', 'tilt', 'squash', 'head', 'turn', 'headDy', 'footL', 'footR', 'legScale'] as const;

/**
 * A pose on the way from one key frame to the next: `share` 0 is `from`, 1 is `to`, a little more swings past it. What
 * cannot be mixed (a look, a ball, a hand on a knee) changes half way.
 */
export function poseBetween(from: Pose, to: Pose, share: number): Pose {
  const nearer = share < 0.5 ? from : to;
  const mix = (one: number, other: number) => one + (other - one) * share;
  const numbers = NUMBERS.flatMap((name) => {
    const rest = name in AT_REST ? AT_REST[name as keyof typeof AT_REST] : undefined;
    const [one, other] = [from[name] ?? rest, to[name] ?? rest];
    return one === undefined || other === undefined ? [] : [[name, mix(one, other)] as const];
  });
  return {
    ...nearer,
    ...Object.fromEntries(numbers),
    ...pairOf('armL', mixedArm(from.armL, to.armL, mix)),
    ...pairOf('armR', mixedArm(from.armR, to.armR, mix)),
    ...pairOf('legL', mixedLeg(from.legL, to.legL, mix)),
    ...pairOf('legR', mixedLeg(from.legR, to.legR, mix)),
  };
}

type Mix = (one: number, other: number) => number;

function mixedArm(from: ArmSpec | undefined, to: ArmSpec | undefined, mix: Mix): ArmSpec | undefined {
  if (!from || !to) return undefined;
  if ('place' in from && 'place' in to) {
    return { place: [mix(from.place[0], to.place[0]), mix(from.place[1], to.place[1])] };
  }
  if (Array.isArray(from) && Array.isArray(to)) return mixedAngles(from as LegSpec, to as LegSpec, mix);
  return undefined;
}

const mixedLeg = (from: LegSpec | undefined, to: LegSpec | undefined, mix: Mix): LegSpec | undefined =>
  from && to ? mixedAngles(from, to, mix) : undefined;

const mixedAngles = (from: LegSpec, to: LegSpec, mix: Mix): LegSpec => [mix(from[0], to[0]), mix(from[1], to[1])];

/** `exactOptionalPropertyTypes`: what is not mixed is left to the nearer frame. */
const pairOf = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  value === undefined ? {} : { [name]: value };
