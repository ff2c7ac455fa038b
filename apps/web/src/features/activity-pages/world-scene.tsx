import { CRESCENT } from '../../ui/scene/night-meadow.tsx';
import { Stars } from '../../ui/scene/pieces.tsx';
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
  [262, 52, 10],
  [228, 24, 8],
  [214, 80, 6],
  [112, 30, 8],
  [280, 98, 6],
  [20, 104, 6],
] as const;

function Night() {
  return (
    <g fill="var(--world-0)">
      <circle cx="64" cy="58" r="42" opacity=".22" />
      <path transform="translate(-18 -6) scale(.7)" d={CRESCENT} />
      <Stars color="var(--world-0)" at={STARS} />
    </g>
  );
}
