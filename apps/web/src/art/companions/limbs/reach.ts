import { between, clamp, distance, type Point } from '../rig/geometry.ts';

/** How far cartoon arms may stretch. */
const STRETCH = 1.5;

/** Where elbow and hand are when a hand goes for `target`; `bend` picks one of the two solutions. */
export function reach(
  shoulder: Point,
  target: Point,
  upper: number,
  fore: number,
  bend: 1 | -1,
): readonly [Point, Point] {
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
