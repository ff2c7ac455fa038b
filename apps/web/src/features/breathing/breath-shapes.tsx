import type { BreathPhase } from './breath-position.ts';
import styles from './breath-shapes.module.css';

/** The bubble itself, layer by layer: petals of changing light, a warm core, the thin film on its rim, glass, highlights. */
export function Orb({ petals = 3 }: { readonly petals?: 1 | 3 }) {
  return (
    <span className={styles.orb} aria-hidden="true">
      <i className={styles.petal} />
      {petals === 3 && (
        <>
          <i className={`${styles.petal} ${styles.second}`} />
          <i className={`${styles.petal} ${styles.third}`} />
        </>
      )}
      <i className={styles.core} />
      <i className={styles.film} />
      <i className={styles.glass} />
      <i className={styles.highlights} />
    </span>
  );
}

interface CloudPuffProps {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly stroke: string;
  readonly strokeWidth: number;
}

/** One cloud: one breath. */
export function CloudPuff({ x, y, scale, stroke, strokeWidth }: CloudPuffProps) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${scale})`}
      d="M-18 10c-10 0-15-6-15-13s6-12 14-11c2-10 11-16 21-14 8 1 13 6 15 13 9-1 16 4 16 12s-6 13-15 13z"
      fill="#fff"
      stroke={stroke}
      strokeWidth={strokeWidth}
      strokeLinejoin="round"
    />
  );
}

/** One arc of the ring. Lengths are those of a circle with `pathLength={RING_LENGTH}`, from the top, clockwise. */
interface RingArc {
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
