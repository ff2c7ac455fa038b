import { Soil, Sprout } from './pieces.tsx';
import styles from './things.module.css';

interface TodaySpotProps {
  readonly grew: boolean;
  /** It grew just now: the seed drops, and the sprout looks out. */
  readonly drops?: boolean;
  readonly ring?: boolean;
}

/** Today's place in the garden: a seed in a ring that waits, or what has come up. Decoration. */
export function TodaySpot({ grew, drops = false, ring = true }: TodaySpotProps) {
  return (
    <svg viewBox="0 0 120 92" aria-hidden="true">
      {ring && (
        <ellipse
          className={grew ? undefined : styles.waits}
          cx="60"
          cy="74"
          rx="54"
          ry="15"
          fill="none"
          stroke="var(--surface)"
          strokeWidth="3.5"
          strokeDasharray="3 9"
          strokeLinecap="round"
        />
      )}
      <g className={drops ? styles.gives : undefined}>
        <Soil x={60} y={72} size={38} />
      </g>
      {grew && (
        <g className={drops ? styles.sprouts : undefined}>
          <Sprout x={60} y={70} size={0.95} />
        </g>
      )}
      {(!grew || drops) && (
        <g className={drops ? styles.drops : undefined}>
          <Seed />
        </g>
      )}
      {(!grew || drops) && <path d="M24 76c10-6 20 2 36 0s26-6 36 1c-8 10-62 10-72-1z" fill="#a9744e" />}
    </svg>
  );
}

function Seed() {
  return (
    <g transform="translate(60 66) rotate(-8)">
      <path
        d="M0-22c12 0 17 10 15 20-2 9-8 14-15 14s-13-5-15-14c-2-10 3-20 15-20z"
        fill="#ffe7b0"
        stroke="#6b3a1a"
        strokeWidth="3"
      />
      <ellipse cx="-5" cy="-3" rx="1.9" ry="2.6" fill="#6b3a1a" />
      <ellipse cx="5" cy="-3" rx="1.9" ry="2.6" fill="#6b3a1a" />
      <path d="M-3 3q3 3 6 0" fill="none" stroke="#6b3a1a" strokeWidth="2.2" strokeLinecap="round" />
      <path d="M-8-13c2-3 4-4 7-4" stroke="#fff" strokeWidth="3" strokeLinecap="round" fill="none" />
    </g>
  );
}
