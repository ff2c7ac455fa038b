import type { ReactNode } from 'react';
import styles from './breathing-done.module.css';

const COLORS = ['--bub-2', '--bub-5', '--joy-2', '--nerv-2', '--okay-2', '--bub-1'] as const;
const PIECES = 36;
/** The golden angle, in radians: scattered, and the same each time. */
const TURN = 2.4;

/** Shapes of paper that fly out of the middle once, and stay in the sky. */
export function Confetti() {
  return (
    <g className={styles.confetti}>
      {Array.from({ length: PIECES }, (_, index) => {
        const far = 190 + ((index * 53) % 95);
        const x = Math.round(300 + far * Math.cos(index * TURN));
        const y = Math.round(300 + far * Math.sin(index * TURN));
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${(index * 47) % 360})`}>
            {shape(index % 4, `var(${COLORS[index % COLORS.length]})`)}
          </g>
        );
      })}
    </g>
  );
}

function shape(kind: number, color: string): ReactNode {
  if (kind === 0) return <path d="M0-11l3 8 8 3-8 3-3 8-3-8-8-3 8-3z" fill={color} />;
  if (kind === 1) return <rect x="-4" y="-9" width="8" height="18" rx="4" fill={color} />;
  if (kind === 2) return <circle r="6" fill={color} />;
  return <path d="M-10 3c5-9 11-9 20 0" fill="none" stroke={color} strokeWidth="5" strokeLinecap="round" />;
}
