import styles from './stars.module.css';

interface StarsProps {
  /** Where they stand and how big they are, in a sky of 1440 by 900. */
  readonly stars: readonly (readonly [x: number, y: number, r: number])[];
  /** Out of step with the others. */
  readonly late?: boolean;
  readonly className?: string | undefined;
}

/** Stars that twinkle together, as a layer of their own: what stands behind them is not painted again. */
export function Stars({ stars, late = false, className }: StarsProps) {
  const classes = [styles.stars, late && styles.late, className].filter(Boolean).join(' ');
  return (
    <svg className={classes} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {stars.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="var(--deep-text)" />
      ))}
    </svg>
  );
}
