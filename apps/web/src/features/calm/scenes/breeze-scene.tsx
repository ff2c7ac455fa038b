import type { CSSProperties } from 'react';
import type { SessionMoment } from '../calm-position.ts';
import { BLADE_WIDTH, Grass, LEAF } from '../calm-shapes.tsx';
import styles from './scene.module.css';

/** Where each leaf of the breeze comes to rest in the air. */
const LEAVES: readonly (readonly [string, string])[] = [
  ['6%', '34%'],
  ['88%', '32%'],
  ['16%', '56%'],
  ['78%', '58%'],
  ['92%', '46%'],
];
const BLADES = 88;
const WIDE = BLADES * BLADE_WIDTH;

/** The last sun over hills and a wide field; the long grass leans with the breeze, and seeds go by on it. */
export function BreezeScene({ moment: { found } }: { readonly moment: SessionMoment }) {
  return (
    <>
      <Evening />
      <div className={`${styles.layer} ${styles.passes}`}>
        <svg className={styles.layer} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          <g fill="none" stroke="var(--deep-text)" strokeWidth="5" strokeLinecap="round" opacity=".34">
            <path d="M470 452h180c36 0 36-48 4-48-14 0-22 10-20 20M530 560h190c34 0 34 40 4 40-14 0-20-8-18-16" />
            <path d="M800 500h200c36 0 36-46 4-46-14 0-22 10-20 18M150 500h180c34 0 34 40 4 40" />
          </g>
        </svg>
      </div>
      <div className={`${styles.layer} ${styles.passesSlowly}`}>
        <svg className={styles.layer} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
          {SEEDS.map(([x, y, size]) => (
            <path
              key={x}
              transform={`translate(${x} ${y}) scale(${size})`}
              d={SEED}
              fill="none"
              stroke="#fff"
              strokeWidth="1.6"
              strokeLinecap="round"
              opacity=".75"
            />
          ))}
        </svg>
      </div>
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

/** Of a dandelion. */
const SEED = 'M0 20V4M0 4l-9-7M0 4l9-7M0 4v-9M0 4l-5-9M0 4l5-9';
const SEEDS = [
  [540, 330, 0.9],
  [640, 520, 1.2],
  [742, 402, 0.7],
  [846, 560, 1],
  [905, 360, 0.8],
  [300, 460, 1.1],
  [1120, 420, 1],
] as const;

/** Four rows of land, each paler the farther it is, and a tree on a hill. */
function Evening() {
  return (
    <svg className={styles.ground} viewBox="0 0 1440 900" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="calm-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--deep-1)" />
          <stop offset=".42" stopColor="var(--deep-3)" />
          <stop offset=".74" stopColor="color-mix(in srgb, var(--deep-3) 45%, var(--il-sun))" />
        </linearGradient>
        <radialGradient id="calm-evening">
          <stop stopColor="var(--il-sun)" stopOpacity=".75" />
          <stop offset="1" stopColor="var(--il-sun)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width="1440" height="900" fill="url(#calm-dusk)" />
      <circle cx="640" cy="612" r="330" fill="url(#calm-evening)" />
      <circle cx="640" cy="612" r="70" fill="var(--il-sun)" />
      <g fill="var(--il-sun)" opacity=".26">
        <path d="M300 520c60-22 130-18 190 0-60 14-130 16-190 0zM800 470c70-20 150-16 210 4-70 12-150 12-210-4zM860 560c40-12 90-10 130 2-44 8-90 8-130-2z" />
      </g>
      <path
        d="M0 630c150-70 280-50 420-6s220 26 340-10 240-60 380-20 200 30 300 0v306H0z"
        fill="color-mix(in srgb, var(--deep-3) 64%, var(--il-sun))"
      />
      <path
        d="M0 690c200-50 360-36 540-2s300-34 460-40 300 30 440 10v242H0z"
        fill="color-mix(in srgb, var(--il-leaf) 34%, var(--deep-3))"
      />
      <g fill="color-mix(in srgb, var(--il-leaf) 26%, var(--deep-1))">
        <path d="M856 672c2-30 2-44-1-66h13c-3 22-2 38 1 66z" />
        <path d="M862 520c30 0 46 22 42 46 12 20-8 46-38 42-34 8-58-16-46-40-8-28 12-48 42-48z" />
        <path d="M548 690c1-16 1-24 0-36h8c-2 12-1 22 1 36zM552 606c17 0 27 13 24 27 7 12-5 27-22 25-20 4-34-10-27-24-4-16 8-28 25-28z" />
      </g>
      <path
        d="M0 760c260-50 480-22 720-4s480 6 720-34v178H0z"
        fill="color-mix(in srgb, var(--il-leaf) 52%, var(--deep-2))"
      />
      <path
        d="M560 900c40-60 110-76 116-112 4-24-34-26-30-38"
        fill="none"
        stroke="var(--il-sun)"
        strokeOpacity=".32"
        strokeWidth="22"
        strokeLinecap="round"
      />
    </svg>
  );
}

const leaf = (share: number, of = 'var(--deep-1)') => `color-mix(in srgb, var(--il-leaf) ${share}%, ${of})`;
const BACK = [leaf(52), leaf(64), leaf(44)] as const;
const FRONT = [leaf(76), leaf(74, 'var(--il-sun)'), leaf(62)] as const;

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
