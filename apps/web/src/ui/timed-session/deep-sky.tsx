import styles from './deep-sky.module.css';

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

/** Few stars and two hills behind a page with the lights down; the dark comes softly. */
export function DeepSky() {
  return (
    <div className={styles.sky} aria-hidden="true">
      <Stars stars={FIRST} />
      <Stars stars={SECOND} late />
      <svg className={styles.ground} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <path d="M0 760c180-80 380-70 560-14s330 60 500-6 260-60 380-30v190H0z" fill="var(--deep-2)" opacity=".55" />
        <path d="M0 838c220-60 460-46 680-6s460 26 760-30v98H0z" fill="var(--deep-1)" opacity=".5" />
      </svg>
    </div>
  );
}

const FIRST = [
  [150, 160, 2.2],
  [420, 90, 1.6],
  [980, 130, 2],
  [1300, 220, 1.8],
  [640, 60, 1.5],
  [1140, 70, 1.4],
] as const;
const SECOND = [
  [260, 300, 1.5],
  [80, 420, 2],
  [1380, 120, 2],
  [880, 60, 1.4],
  [540, 170, 1.4],
  [1220, 360, 1.6],
  [330, 200, 1.3],
] as const;
