import { useId } from 'react';
import { Cloud, Sun, Tree } from './pieces.tsx';
import { ridgePath, round } from './ridge.ts';
import styles from './seed-cut.module.css';

const PEBBLES = [
  [0.08, 70, 7],
  [0.2, 130, 10],
  [0.3, 60, 5],
  [0.7, 66, 6],
  [0.82, 120, 11],
  [0.93, 70, 7],
  [0.62, 170, 8],
  [0.36, 180, 6],
  [0.12, 190, 9],
] as const;

/** The land cut open: a seed under the earth, with its first roots, so that coming by tomorrow has a reason. Decoration. */
export function SeedCut({ kind }: { readonly kind: 'tall' | 'wide' }) {
  const id = `s${useId().replaceAll(/\W/g, '')}`;
  const wide = kind === 'wide';
  const [width, height, ground] = wide ? [1440, 900, 410] : [390, 844, 388];
  const middle = width / 2;
  const hill = (rises: readonly (readonly [number, number])[]) =>
    ridgePath(
      width,
      height,
      rises.map(([across, up]) => [across, ground + up] as const),
    );
  return (
    <svg
      className={styles[kind]}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="var(--w-sky-1)" />
          <stop offset="1" stopColor="var(--w-sky-2)" />
        </linearGradient>
        <linearGradient id={`${id}-earth`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor="#a2714e" />
          <stop offset="1" stopColor="#6e452f" />
        </linearGradient>
        <radialGradient id={`${id}-glow`}>
          <stop stopColor="#ffe9a6" stopOpacity=".95" />
          <stop offset=".45" stopColor="#ffd77a" stopOpacity=".4" />
          <stop offset="1" stopColor="#ffd77a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect width={width} height={height} fill={`url(#${id}-sky)`} />
      <Sun x={width * 0.82} y={wide ? 200 : ground * 0.52} size={wide ? 54 : 34} />
      <Cloud x={width * 0.18} y={wide ? 160 : ground * 0.48} size={wide ? 0.9 : 0.5} />
      <path
        d={hill([
          [-0.04, -26],
          [0.2, -60],
          [0.5, -30],
          [0.8, -62],
          [1.04, -22],
        ])}
        fill="var(--w-far)"
      />
      <Tree x={width * 0.07} y={ground + 6} size={wide ? 0.9 : 0.6} />
      <path
        d={hill([
          [-0.04, 2],
          [0.25, -8],
          [0.5, -16],
          [0.75, -8],
          [1.04, 4],
        ])}
        fill="var(--w-ground)"
      />
      <path
        d={hill([
          [-0.04, 24],
          [0.25, 14],
          [0.5, 6],
          [0.75, 14],
          [1.04, 26],
        ])}
        fill={`url(#${id}-earth)`}
      />
      <g fill="#5d3927" opacity=".55">
        {PEBBLES.map(([across, down, r]) => (
          <ellipse key={across} cx={round(width * across)} cy={ground + down} rx={r} ry={r * 0.75} />
        ))}
      </g>
      <path
        d={`M${round(width * 0.74)} ${ground + 178}c14-14 26 6 40-6s20-4 24 2`}
        fill="none"
        stroke="#e99c93"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <circle cx={round(width * 0.74 + 2)} cy={ground + 175} r="2" fill="#4a2318" />
      <circle className={styles.glow} cx={middle} cy={ground + 104} r={wide ? 130 : 96} fill={`url(#${id}-glow)`} />
      <g transform={`translate(${middle} ${ground})`}>
        <Seedling />
      </g>
    </svg>
  );
}

function Seedling() {
  return (
    <g strokeLinecap="round" fill="none">
      <path d="M0 66C-1 50 2 30 0-2" stroke="#f7e7c6" strokeWidth="4" strokeDasharray="2 10" />
      <path
        className={styles.roots}
        d="M0 130c-2 14-14 18-16 32M3 130c4 16 14 16 18 30M1 132v38"
        stroke="#f7e7c6"
        strokeWidth="4"
      />
      <g className={styles.seed}>
        <path
          d="M0 68c22 0 32 20 28 38-3 16-15 26-28 26s-25-10-28-26c-4-18 6-38 28-38z"
          fill="#ffe9b8"
          stroke="#6b3a1a"
          strokeWidth="4"
        />
        <path d="M-14 88c3-6 8-9 13-9" stroke="#fff" strokeWidth="5" />
        <ellipse cx="-9" cy="103" rx="3" ry="4" fill="#6b3a1a" />
        <ellipse cx="9" cy="103" rx="3" ry="4" fill="#6b3a1a" />
        <path d="M-5 112q5 5 10 0" stroke="#6b3a1a" strokeWidth="3" />
      </g>
    </g>
  );
}
