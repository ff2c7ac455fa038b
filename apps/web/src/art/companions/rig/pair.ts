import type { Mood } from '../cast.ts';
import type { PairMember } from './character.ts';
import type { EffectPlaces } from './effects.tsx';
import type { ArmSpec, Pose, Stance } from './stance.ts';

/** Cheering, they raise the hands that hold each other by this. */
const RAISE = 46;

/** Where effects go around two. */
export const PAIR_PLACES: Omit<EffectPlaces, 'ink' | 'line'> = {
  beside: [164, 22],
  mouth: [100, 120],
  lips: [118, 124],
  sound: [12, 96],
  airAside: 24,
};

type FreeArm = Readonly<Partial<Record<Mood, ArmSpec>>>;

/** What the free hand of the first and of the second does, where it is not that of the mood. */
const FREE_ARMS: readonly [FreeArm, FreeArm] = [
  { happy: [98, 142], listening: { to: 'ear' }, thinking: [14, 8], sleepy: [14, 8] },
  { happy: [26, 34], listening: [20, 30], thinking: { to: 'belly' } },
];
const LOOKS: readonly [Readonly<Partial<Record<Mood, Pose>>>, Readonly<Partial<Record<Mood, Pose>>>] = [
  { 'sad-with-you': { gaze: [1.5, 1] } },
  { 'sad-with-you': { gaze: [-1.5, 1] }, thinking: { gaze: [-2.6, -3.2] } },
];

/** The stance of one of two: they lean to each other, and one hand each holds the other's. */
export function pairStance(
  { holds, handAt: [x, y], tilt }: PairMember,
  index: 0 | 1,
  mood: Mood,
  both: Stance,
): Stance {
  const held: ArmSpec = { place: mood === 'cheering' ? [x, y - RAISE] : [x, y] };
  const free = FREE_ARMS[index][mood];
  return {
    ...both,
    ...LOOKS[index][mood],
    head: both.head * (index ? -0.6 : 0.6) + tilt,
    armL: holds < 0 ? held : (free ?? both.armL),
    armR: holds > 0 ? held : (free ?? both.armR),
  };
}
