import type { BreathPhase } from './breath-position.ts';

/** One arc of the ring. Lengths are those of a circle with `pathLength={RING_LENGTH}`, from the top, clockwise. */
export interface RingArc {
  readonly phase: BreathPhase;
  readonly seconds: number;
  readonly dashArray: string;
  readonly dashOffset: number;
  /** Where its middle is, in degrees from the top. */
  readonly middle: number;
}

export const RING_LENGTH = 120;

/** Three arcs, each as long as its phase: the shape of one breath. `gap` is what the round ends of the strokes need. */
export function ringArcs(phases: readonly (readonly [BreathPhase, number])[], gap: number): readonly RingArc[] {
  const whole = phases.reduce((sum, [, seconds]) => sum + seconds, 0);
  let before = 0;
  return phases.map(([phase, seconds]) => {
    const start = (before / whole) * RING_LENGTH;
    const length = (seconds / whole) * RING_LENGTH;
    before += seconds;
    return {
      phase,
      seconds,
      dashArray: `${length - gap} ${RING_LENGTH - length + gap}`,
      dashOffset: -(start + gap / 2),
      middle: ((start + length / 2) / RING_LENGTH) * 360,
    };
  });
}
