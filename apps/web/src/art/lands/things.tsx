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

/** With a letter and its flag up, or asleep with the flag down. Decoration. */
export function Mailbox({ hasLetter }: { readonly hasLetter: boolean }) {
  return (
    <svg viewBox="0 0 96 116" aria-hidden="true">
      <ellipse cx="46" cy="110" rx="26" ry="5" fill="var(--w-ink)" opacity=".18" />
      <g stroke="var(--line)" strokeWidth="3.2" strokeLinejoin="round">
        <path d="M41 108V66h10v42z" fill="#9a6a46" />
        <path d="M10 66V44c0-13 8-20 19-20h34c13 0 21 8 21 20v22z" fill="var(--secondary)" />
        <path d="M10 66V44c0-12 8-20 18-20s18 8 18 20v22z" fill="var(--surface)" />
        {hasLetter && (
          <g className={styles.letter}>
            <path d="M14 34l30-9 7 22-30 9z" fill="#fffdf5" />
            <path d="M15 35l19 8 9-17" fill="none" strokeWidth="2.4" />
            <path d="M36 43c-3-3-7 0-4 4 2 2 4 3 6 3 1-2 2-4 2-6 0-4-4-5-4-1z" fill="#f2667f" stroke="none" />
          </g>
        )}
        {hasLetter && <path d="M72 40V14h14l-4 6 4 6H72" fill="#f2667f" />}
      </g>
    </svg>
  );
}
