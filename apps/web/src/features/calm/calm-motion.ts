import type { ClockMotion } from '../../lib/timed-session/use-clock-motion.ts';
import type { CalmBreath, CalmSession } from './calm.catalogue.ts';

/** As `--ease-breath`. */
const EASE_BREATH = 'cubic-bezier(0.37, 0, 0.4, 1)';

/** When the grass leans where, in seconds and degrees: with the lines of Gentle Breeze. */
const SWAYS: readonly (readonly [number, number])[] = [
  [0, 0],
  [12, 0],
  [16, -9],
  [22, 9],
  [28, -9],
  [34, 8],
  [40, -3],
  [43, 2],
  [46, -3],
  [49, 0],
  [53, 16],
  [60, 0],
  [68, -10],
  [76, 8],
  [84, -6],
  [92, 4],
  [98, -2],
  [103, 0],
  [120, 0],
];

/** What an element of a scene does on the session's clock, by its `data-moves`. */
export function calmMotion(
  { breath, durationSeconds }: CalmSession,
  { moves, depth = '1' }: DOMStringMap,
): ClockMotion {
  switch (moves) {
    case 'tide':
      return breathing(breath, [{ translate: '0 -34px' }, { translate: '0 62px' }]);
    case 'bob':
      return breathing(breath, [{ translate: '0 8px' }, { translate: '0 -12px' }]);
    case 'blow':
      return blowing(breath);
    case 'sway':
      return swaying(durationSeconds, Number(depth));
    default:
      throw new Error(`Nothing in a calm scene moves like ${moves}`);
  }
}

/** Up with the in-breath, back with the out-breath, over and over while the rhythm lasts. */
function breathing(breath: CalmBreath | null, [out, full]: readonly [Keyframe, Keyframe]): ClockMotion {
  const { inhale, whole, timing } = rhythm(breath);
  return {
    keyframes: [
      { ...out, offset: 0, easing: EASE_BREATH },
      { ...full, offset: inhale / whole, easing: EASE_BREATH },
      { ...out, offset: 1 },
    ],
    timing,
  };
}

/** A bubble grows at the wand with the out-breath and floats off with the next in-breath. */
function blowing(breath: CalmBreath | null): ClockMotion {
  const { inhale, exhale, whole, timing } = rhythm(breath);
  return {
    keyframes: [
      { offset: 0, scale: '0.06', translate: '0 0', opacity: 0, easing: EASE_BREATH },
      { offset: 0.04, opacity: 1 },
      { offset: exhale / whole, scale: '1', translate: '0 0', opacity: 1, easing: 'ease-in' },
      { offset: 1, scale: '0.8', translate: '70px -230px', opacity: 0 },
    ],
    timing: { ...timing, delay: (timing.delay ?? 0) + inhale * 1000 },
  };
}

/** The grass, as a lean; `depth` is how far away it stands: the nearest leans most. */
function swaying(seconds: number, depth: number): ClockMotion {
  return {
    keyframes: SWAYS.map(([at, degrees]) => ({
      offset: at / seconds,
      transform: `skewX(${-degrees * depth}deg)`,
      easing: 'ease-in-out',
    })),
    timing: { duration: seconds * 1000 },
  };
}

function rhythm(breath: CalmBreath | null) {
  if (!breath) throw new Error('Only a session with a rhythm has something that breathes');
  const { inhale, exhale, startsAt, endsAt } = breath;
  const whole = inhale + exhale;
  return {
    ...{ inhale, exhale, whole },
    timing: { delay: startsAt * 1000, duration: whole * 1000, iterations: (endsAt - startsAt) / whole },
  };
}
