import type { ReactNode } from 'react';
import { Bush, Cloud, Glitter, Sun } from './pieces.tsx';
import { ridgePath, round } from './ridge.ts';
import styles from './world.module.css';

/** Where a drawing has what: its size, its horizon, and how large things are on it. */
export interface Plan {
  readonly wide: boolean;
  readonly width: number;
  readonly height: number;
  readonly horizon: number;
  readonly unit: number;
  readonly sun: { readonly x: number; readonly y: number; readonly size: number };
  /** The namespace of its gradients. */
  readonly id: string;
}

/** In a sky: how far across, of its width, and how far down. */
export interface Place {
  readonly across: number;
  readonly y: number;
}

/** The middle hills, which the lavender grows on. */
export const midHills = ({ horizon, unit }: Plan) =>
  [
    [-0.04, horizon + 22 * unit],
    [0.16, horizon + 4 * unit],
    [0.36, horizon + 30 * unit],
    [0.56, horizon + 40 * unit],
    [0.78, horizon + 14 * unit],
    [1.04, horizon + 32 * unit],
  ] as const;

/** 1: rows of lavender run to a point behind the hill. */
export function LavenderRows({ plan }: { readonly plan: Plan }) {
  const { width, height, horizon, unit, id } = plan;
  const [x, y, foot] = [width * 0.2, horizon - 34 * unit, horizon + 112 * unit];
  const rows = Array.from({ length: 17 }, (_, i) => i - 7);
  return (
    <g className={styles.in1}>
      <clipPath id={`${id}-hill`}>
        <path d={ridgePath(width, height, midHills(plan))} />
      </clipPath>
      <g clipPath={`url(#${id}-hill)`} opacity=".8">
        {rows.map((i) => {
          const [top, left, w] = [`M${round(x + i * 1.5)} ${round(y)}L`, x + i * 34 * unit - 8.5 * unit, 17 * unit];
          return (
            <g key={i}>
              <path d={`${top}${round(left)} ${round(foot)}h${round(w)}Z`} fill="#8e6be6" />
              <path d={`${top}${round(left + 2)} ${round(foot)}h${round(w * 0.42)}Z`} fill="#b295f6" />
            </g>
          );
        })}
      </g>
    </g>
  );
}

const BELLS = [
  [-5, -24],
  [5, -27],
  [-5, -33],
  [5, -36],
  [-4, -42],
  [4, -44],
  [0, -51],
] as const;

/** 1: three stalks of lavender in front. */
export function LavenderStalks({ plan: { width, horizon, unit } }: { readonly plan: Plan }) {
  const stalks = [
    [0.925, 136, 0.75],
    [0.955, 142, 0.95],
    [0.985, 134, 0.7],
  ] as const;
  return (
    <g className={styles.in1}>
      {stalks.map(([across, down, size]) => (
        <g
          key={across}
          transform={`translate(${round(width * across)} ${round(horizon + down * unit)}) scale(${round(size * unit * 100) / 100})`}
        >
          <path d="M0 0V-44" stroke="var(--w-grass)" strokeWidth="3.5" strokeLinecap="round" />
          {BELLS.map(([cx, cy]) => (
            <circle key={cy} cx={cx} cy={cy} r="5" fill="#9c7aef" />
          ))}
        </g>
      ))}
    </g>
  );
}

/** 2: first light over hills of clay. */
export function ClayHills({ plan: { width, height, horizon, unit } }: { readonly plan: Plan }) {
  const hills = [
    [-0.04, horizon - 2],
    [0.1, horizon - 34 * unit],
    [0.2, horizon - 36 * unit],
    [0.3, horizon - 4 * unit],
    [0.5, horizon - 2 * unit],
    [0.62, horizon - 40 * unit],
    [0.76, horizon - 42 * unit],
    [0.88, horizon + 2],
    [1.04, horizon - 10 * unit],
  ] as const;
  return <path className={styles.in2} d={ridgePath(width, height, hills)} fill="var(--w-clay)" />;
}

export function Rays({ plan: { sun, unit } }: { readonly plan: Plan }) {
  const ray = `M${round(sun.x - 9 * unit)} ${round(sun.y - sun.size * 1.7)}L${round(sun.x)} ${round(sun.y - sun.size * 5)}L${round(sun.x + 9 * unit)} ${round(sun.y - sun.size * 1.7)}Z`;
  return (
    <g className={styles.in2}>
      <g className={styles.dayOnly} opacity=".34" fill="var(--w-sun)">
        {[-58, -36, -14, 10, 34, 58].map((turn) => (
          <path key={turn} transform={`rotate(${turn} ${round(sun.x)} ${round(sun.y)})`} d={ray} />
        ))}
      </g>
    </g>
  );
}

/** 2: sage in front. */
export function Sage({ plan: { width, horizon, unit } }: { readonly plan: Plan }) {
  return (
    <g className={styles.in2}>
      <Bush x={width * 0.97} y={horizon + 140 * unit} size={0.55 * unit} color="var(--w-sage)" />
      <Bush x={width * 0.9} y={horizon + 146 * unit} size={0.4 * unit} color="var(--w-sage-2)" />
    </g>
  );
}

/** 3: a lake. */
export function Lake({ plan }: { readonly plan: Plan }) {
  const { width, horizon, unit, sun, id } = plan;
  return (
    <g className={styles.in3}>
      <rect y={horizon - 4} width={width} height={130 * unit} fill={`url(#${id}-water)`} />
      <Glitter x={sun.x} y={horizon + 10 * unit} size={unit} color="#fff" />
      <Glitter x={width * 0.2} y={horizon + 6 * unit} size={unit} wide={0.8} color="#fff" />
    </g>
  );
}

/** 3: stones that balance. */
export function Stones({ plan: { wide, width, horizon, unit } }: { readonly plan: Plan }) {
  const at = `translate(${round(width * (wide ? 0.36 : 0.38))} ${round(horizon + (wide ? 78 : 52))}) scale(${(wide ? 0.62 : 0.5) * unit})`;
  return (
    <g className={styles.in3} transform={at}>
      <ellipse cy="10" rx="58" ry="8" fill="#fff" opacity=".5" />
      <path d="M-40 8c-6-14 6-26 38-26s46 12 40 26c-6 10-70 10-78 0z" fill="#7c9a98" />
      <path d="M-26-16c-4-12 6-20 26-20s30 9 26 20c-6 8-46 8-52 0z" fill="#97b3ae" />
      <path d="M-15-35c-2-10 4-16 16-16s18 7 14 16c-4 6-26 6-30 0z" fill="#b8cfc8" />
    </g>
  );
}

/** 4: the sun goes down over a sea with a boat. */
export function Sea({ plan }: { readonly plan: Plan }) {
  const { wide, width, horizon, unit, id } = plan;
  const boat = `translate(${round(width * (wide ? 0.3 : 0.37))} ${round(horizon + (wide ? 20 : 47))}) scale(${round((wide ? 0.8 : 0.72) * unit * 100) / 100})`;
  return (
    <g className={styles.in4}>
      <rect y={horizon - 12 * unit} width={width} height={130 * unit} fill={`url(#${id}-water)`} />
      <Glitter x={width * (wide ? 0.71 : 0.7)} y={horizon - 4 * unit} size={unit} wide={1.4} color="var(--w-sun)" />
      <g transform={boat} stroke="var(--w-ink)" strokeWidth="2.4" strokeLinejoin="round">
        <g className={styles.sway}>
          <path d="M-24 0h48c-4 12-12 16-24 16S-20 12-24 0z" fill="#a4506a" />
          <path d="M2-3V-46c18 10 24 26 24 43zM-3-3V-36c-14 8-18 20-18 33z" fill="#fff8ea" />
        </g>
      </g>
    </g>
  );
}

export function LowSun({ plan: { wide, width, horizon, unit, sun } }: { readonly plan: Plan }) {
  return (
    <g className={styles.in4}>
      <Sun x={width * (wide ? 0.71 : 0.7)} y={horizon - 12 * unit} size={sun.size * 1.35} />
    </g>
  );
}

const BLOSSOMS = [
  [18, 66],
  [44, 84],
  [66, 72],
  [88, 92],
  [104, 74],
  [126, 96],
  [146, 112],
  [90, 122],
  [102, 130],
  [60, 96],
] as const;
const PETALS = [
  [0.3, 0.5],
  [0.52, 0.36],
  [0.66, 0.62],
  [0.16, 0.7],
  [0.44, 0.8],
] as const;

/** 5: a branch in blossom, and petals in the wind. */
export function Blossom({ plan: { wide, width, height, unit } }: { readonly plan: Plan }) {
  const branch = `M${width + 10} ${wide ? 70 : 62}C${width - 60 * unit} ${wide ? 84 : 74} ${width - 110 * unit} ${wide ? 78 : 84} ${width - 150 * unit} ${wide ? 128 : 112}M${width - 70 * unit} ${wide ? 86 : 78}c${-14 * unit} ${16 * unit} ${-14 * unit} ${30 * unit} ${-30 * unit} ${44 * unit}`;
  return (
    <g className={styles.in5}>
      <path d={branch} fill="none" stroke="#8a5670" strokeWidth={6 * unit} strokeLinecap="round" />
      {BLOSSOMS.map(([x, y], i) => (
        <g
          key={x}
          transform={`translate(${round(width - x * unit)} ${round((wide ? y * 1.2 : y) - 2)}) scale(${round((i % 3 ? 0.95 : 1.25) * unit * 100) / 100})`}
        >
          <g fill={i % 2 ? '#ffd9e8' : '#fff'}>
            <circle cy="-5.5" r="5" />
            <circle cx="5.3" cy="-1.5" r="5" />
            <circle cx="3.3" cy="4.8" r="5" />
            <circle cx="-3.3" cy="4.8" r="5" />
            <circle cx="-5.3" cy="-1.5" r="5" />
          </g>
          <circle r="3" fill="#f38db6" />
        </g>
      ))}
      {PETALS.map(([across, down], i) => (
        <path
          key={across}
          transform={`translate(${round(width * across)} ${round(height * down)}) rotate(${i * 50}) scale(${unit})`}
          d="M0 0c5-7 12-6 13 0-2 6-9 6-13 0z"
          fill="#ffe3ee"
          stroke="#de8cb4"
        />
      ))}
    </g>
  );
}

/** 6: high air, a floor of clouds, and a balloon where nothing is read. */
export function HighAir({ plan: { width, horizon, unit }, balloon }: { readonly plan: Plan; readonly balloon: Place }) {
  return (
    <g className={styles.in6}>
      <Cloud still x={width * 0.1} y={horizon - 4} size={1.05 * unit} opacity={0.95} />
      <Cloud still x={width * 0.52} y={horizon + 6} size={0.9 * unit} opacity={0.9} />
      <Cloud still x={width * 0.92} y={horizon - 2} size={1.15 * unit} opacity={0.95} />
      <g
        data-landmark="balloon"
        transform={`translate(${round(width * balloon.across)} ${balloon.y}) scale(${round(0.6 * unit * 100) / 100})`}
      >
        <g className={styles.bob}>
          <path d="M0-54c28 0 44 20 42 42C40 8 20 24 10 34h-20C-20 24-40 8-42-12-44-34-28-54 0-54z" fill="#ffb08c" />
          <path d="M0-54c12 0 18 20 17 42C16 8 8 24 5 34h-10C-8 24-16 8-17-12-18-34-12-54 0-54z" fill="#ffe3a0" />
          <g stroke="var(--w-ink)" strokeWidth="2.6" strokeLinejoin="round">
            <path
              d="M0-54c28 0 44 20 42 42C40 8 20 24 10 34h-20C-20 24-40 8-42-12-44-34-28-54 0-54zM-8 34l3 14M8 34L5 48"
              fill="none"
            />
            <path d="M-9 48H9l-2 13H-7z" fill="#c98a58" />
          </g>
        </g>
      </g>
    </g>
  );
}

/** Hills everywhere but where something else stands for them. */
export function Hill({
  className,
  plan,
  through,
  fill,
}: {
  readonly className?: string | undefined;
  readonly plan: Plan;
  readonly through: readonly (readonly [number, number])[];
  readonly fill: string;
}): ReactNode {
  return <path className={className} d={ridgePath(plan.width, plan.height, through)} fill={fill} />;
}
