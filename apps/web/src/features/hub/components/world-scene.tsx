import styles from './world-scene.module.css';

/** The small world of an activity, in its own four colours (`--world-0` to `--world-3`). Decoration. */
export function WorldScene({
  night = false,
  className,
}: {
  readonly night?: boolean;
  readonly className?: string | undefined;
}) {
  return (
    <svg
      className={className ? `${styles.scene} ${className}` : styles.scene}
      viewBox="0 0 300 200"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <rect width="300" height="200" fill="var(--world-1)" />
      {night ? <Night /> : <Day />}
      <path d="M0 132c60-34 120-28 170-8s90 10 130-12v88H0z" fill="var(--world-2)" />
      <path d="M0 168c70-22 220-22 300-4v36H0z" fill="var(--world-3)" />
    </svg>
  );
}

function Day() {
  return (
    <g fill="var(--world-0)">
      <circle cx="218" cy="66" r="58" opacity=".8" />
      <circle cx="218" cy="66" r="34" />
    </g>
  );
}

const STARS = [
  [262, 52, 5],
  [228, 24, 4],
  [214, 80, 3],
  [112, 30, 4],
  [280, 98, 3],
  [20, 104, 3],
] as const;

function Night() {
  return (
    <g fill="var(--world-0)">
      <circle cx="64" cy="58" r="42" opacity=".22" />
      <path
        transform="translate(-18 -6) scale(.7)"
        d="M150 108a38 38 0 01-34-60c-22 4-38 22-38 44 0 25 19 44 43 44 17 0 31-9 38-24-3 0-6-2-9-4z"
      />
      {STARS.map(([x, y, r]) => (
        <path
          key={x}
          d={`M${x} ${y - r * 2}l${r * 0.6} ${r * 1.4} ${r * 1.4} ${r * 0.6}-${r * 1.4} ${r * 0.6}-${r * 0.6} ${r * 1.4}-${r * 0.6}-${r * 1.4}-${r * 1.4}-${r * 0.6} ${r * 1.4}-${r * 0.6}z`}
        />
      ))}
    </g>
  );
}
