import type { CSSProperties } from 'react';
import type { SessionMoment } from '../calm-position.ts';
import { BLADE_WIDTH, Grass, LEAF } from '../calm-shapes.tsx';
import styles from './scene.module.css';

/** Where each leaf of the breeze comes to rest in the air. */
const LEAVES: readonly (readonly [string, string])[] = [
  ['6%', '26%'],
  ['88%', '20%'],
  ['16%', '56%'],
  ['78%', '58%'],
  ['90%', '40%'],
];
const BLADES = 88;
const WIDE = BLADES * BLADE_WIDTH;

/** A wide field in the evening; the long grass leans with the breeze. */
export function BreezeScene({ moment: { found } }: { readonly moment: SessionMoment }) {
  return (
    <>
      <svg className={styles.ground} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <defs>
          <radialGradient id="calm-evening">
            <stop stopColor="var(--il-sun)" stopOpacity=".42" />
            <stop offset="1" stopColor="var(--il-sun)" stopOpacity="0" />
          </radialGradient>
        </defs>
        <circle cx="780" cy="640" r="360" fill="url(#calm-evening)" />
        <path d="M0 600c200-80 420-70 640-20s540 40 800-40v360H0z" fill="var(--deep-3)" opacity=".8" />
        <path d="M0 700c260-50 500-20 740 0s480 10 700-40v240H0z" fill="var(--il-leaf)" opacity=".34" />
        <g fill="none" stroke="var(--deep-line)" strokeWidth="6" strokeLinecap="round" opacity=".4">
          <path d="M250 470h180c36 0 36-48 4-48-14 0-22 10-20 20M150 520h300c34 0 34 44 4 44-14 0-20-8-18-18" />
          <path d="M900 440h220c36 0 36-48 4-48-14 0-22 10-20 20" />
        </g>
      </svg>
      <Meadow depth={0.6} className={styles.back} colors={BACK} />
      <Meadow depth={1} className={styles.front} colors={FRONT} />
      {LEAVES.map(([x, y], index) => (
        <svg
          key={x}
          className={styles.leaf}
          // React sets them by the CSSOM; the type has no custom properties.
          style={{ '--x': x, '--y': y } as CSSProperties}
          data-found={index < found || undefined}
          viewBox="0 0 48 44"
          fill="#ffc46b"
          stroke="#8a5313"
          strokeWidth="2.2"
          strokeLinecap="round"
          aria-hidden="true"
        >
          <path d={LEAF.outline} />
          <path d={LEAF.veins} fill="none" />
        </svg>
      ))}
    </>
  );
}

const leaf = (share: number) => `color-mix(in srgb, var(--il-leaf) ${share}%, var(--deep-1))`;
const BACK = [leaf(50), leaf(62), leaf(40)] as const;
const FRONT = [leaf(78), leaf(95), leaf(64)] as const;

interface MeadowProps {
  readonly depth: number;
  readonly className: string | undefined;
  readonly colors: readonly [string, string, string];
}

function Meadow({ depth, className, colors }: MeadowProps) {
  return (
    <div className={`${styles.grass} ${className}`} data-moves="sway" data-depth={depth}>
      <svg viewBox={`0 170 ${WIDE} 120`} preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <Grass blades={BLADES} colors={colors} />
      </svg>
    </div>
  );
}
