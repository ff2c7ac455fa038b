import type { ClockMotion } from '../../lib/timed-session/use-clock-motion.ts';
import { cycleSeconds } from './breath-position.ts';
import type { BreathingLevel } from './breathing.catalogue.ts';

/** What moves in the bubble. `swell` grows to `to`; the others are of one kind. */
type BreathTrack =
  | { readonly kind: 'swell'; readonly to: number }
  | { readonly kind: 'mote' }
  | { readonly kind: 'gather'; readonly late: boolean }
  | { readonly kind: 'scatter'; readonly late: boolean };

/** As `--ease-breath`. */
const EASE_BREATH = 'cubic-bezier(0.37, 0, 0.4, 1)';
/** The hold goes on growing, slowly: the inhale leaves it this much. */
const LEFT_FOR_THE_HOLD = 0.1;
/** Of a phase: how much later the second handful of motes sets out. */
const LATE = 0.3;

/** The key frames of one cycle, for the compositor: scale, rotate and opacity only. */
function breathKeyframes(level: BreathingLevel, track: BreathTrack): Keyframe[] {
  const whole = cycleSeconds(level);
  const full = level.inhaleTime / whole;
  const out = (level.inhaleTime + level.holdTime) / whole;
  switch (track.kind) {
    case 'swell':
      return [
        { offset: 0, scale: '1', easing: EASE_BREATH },
        { offset: full, scale: String(1 + (track.to - 1) * (1 - LEFT_FOR_THE_HOLD)), easing: 'linear' },
        { offset: out, scale: String(track.to), easing: EASE_BREATH },
        { offset: 1, scale: '1' },
      ];
    case 'mote':
      return [{ rotate: '0deg' }, { rotate: '360deg' }];
    case 'gather':
      return drift({ from: track.late ? full * LATE : 0, to: full, scale: ['1', '0.62'], rotate: '42deg' });
    case 'scatter':
      return drift({
        from: out + (track.late ? (1 - out) * LATE : 0),
        to: 1,
        scale: ['0.66', '1.08'],
        rotate: '-48deg',
      });
  }
}

interface Drift {
  readonly from: number;
  readonly to: number;
  readonly scale: readonly [string, string];
  readonly rotate: string;
}

/** Unseen, then there, then gone, turning a little all the while. */
function drift({ from, to, scale: [first, last], rotate }: Drift): Keyframe[] {
  const seen = from + (to - from) * 0.25;
  const rest: Keyframe[] = to < 1 ? [{ offset: 1, opacity: 0, scale: last, rotate }] : [];
  const before: Keyframe[] = from > 0 ? [{ offset: 0, opacity: 0, scale: first, rotate: '0deg' }] : [];
  return [
    ...before,
    { offset: from, opacity: 0, scale: first, rotate: '0deg', easing: EASE_BREATH },
    { offset: seen, opacity: 0.95 },
    { offset: to, opacity: 0, scale: last, rotate },
    ...rest,
  ];
}

/** What an element of the bubble does, by its `data-` attributes. */
export function breathMotion(level: BreathingLevel, data: DOMStringMap): ClockMotion {
  return {
    keyframes: breathKeyframes(level, trackOf(data)),
    timing: { duration: cycleSeconds(level) * 1000, iterations: level.cycles },
  };
}

function trackOf({ moves, to, late }: DOMStringMap): BreathTrack {
  switch (moves) {
    case 'swell':
      return { kind: 'swell', to: Number(to) };
    case 'gather':
    case 'scatter':
      return { kind: moves, late: late !== undefined };
    case 'mote':
      return { kind: 'mote' };
    default:
      throw new Error(`Nothing in the bubble moves like ${moves}`);
  }
}
