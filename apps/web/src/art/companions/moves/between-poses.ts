import type { ArmSpec, LegSpec, Pose } from '../rig/stance.ts';

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
