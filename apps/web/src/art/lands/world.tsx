import { memo, useId } from 'react';
import {
  Blossom,
  ClayHills,
  HighAir,
  Hill,
  Lake,
  LavenderRows,
  LavenderStalks,
  LowSun,
  midHills,
  type Plan,
  Rays,
  Sage,
  Sea,
  Stones,
} from './landmarks.tsx';
import { Bush, Cloud, Daisy, Firefly, Grass, Star, Sun, Tree } from './pieces.tsx';
import { round } from './ridge.ts';
import styles from './world.module.css';

/** `tall` for a phone and a tile, `wide` for a window. */
export type WorldKind = 'tall' | 'wide';

interface WorldProps {
  readonly kind: WorldKind;
  /** Where the horizon lies when the land fills a whole page; else it is as high as a scene on it. */
  readonly horizon?: number;
}

const STARS = [
  [0.03, 196, 4],
  [0.52, 168, 4],
  [0.6, 92, 5],
  [0.68, 76, 3.5],
  [0.97, 92, 5],
  [0.94, 216, 4],
  [0.5, 214, 3.5],
  [0.56, 128, 3],
] as const;
const TUFTS = [
  [0.02, 106],
  [0.3, 122],
  [0.47, 118],
  [0.9, 112],
  [0.98, 140],
  [0.2, 160],
] as const;
const FIREFLIES = [
  [0.14, 100],
  [0.32, 70],
  [0.46, 112],
  [0.9, 78],
  [0.7, 124],
] as const;

/** Beside the greeting of a scene and the heading of a page; on a phone the scene of home has no room for it, and hides it. */
const BALLOON = {
  scene: { tall: { across: 0.56, y: 148 }, wide: { across: 0.61, y: 165 } },
  page: { tall: { across: 0.56, y: 148 }, wide: { across: 0.36, y: 190 } },
} as const;

/**
 * A child's land, by day and by night: one drawing. The theme's class around it says which landmarks it has and how it is colored,
 * its `Land` whether it is night. Decoration.
 */
export const World = memo(function World({ kind, horizon }: WorldProps) {
  const id = `w${useId().replaceAll(/\W/g, '')}`;
  const plan = planOf(kind, horizon, id);
  const { wide, width, height, horizon: hz, unit: u, sun } = plan;
  const x = (across: number) => width * across;
  return (
    <svg
      className={wide ? styles.wide : styles.tall}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <Gradients id={id} />
      <rect width={width} height={height} fill={`url(#${id}-sky)`} />
      <g className={styles.nightOnly}>
        {STARS.map(([across, down, size]) => (
          <Star key={across} x={x(across)} y={down * (wide ? 1.3 : 1)} size={size * u} />
        ))}
      </g>
      <g className={styles.not4}>
        <Sun {...sun} />
      </g>
      <LowSun plan={plan} />
      <Rays plan={plan} />
      <Cloud x={x(wide ? 0.58 : 0.3)} y={wide ? 146 : 196} size={0.5 * u} opacity={0.9} />
      <Cloud x={x(wide ? 0.62 : 0.98)} y={wide ? 216 : 214} size={0.4 * u} opacity={0.85} />
      {wide && <Cloud x={x(0.93)} y={250} size={0.55} opacity={0.8} />}
      {wide && <Cloud x={x(0.08)} y={280} size={0.7} opacity={0.8} />}
      <HighAir plan={plan} balloon={BALLOON[horizon === undefined ? 'scene' : 'page'][kind]} />
      <g className={styles.not4}>
        <Hill
          className={styles.not6}
          plan={plan}
          fill="var(--w-far)"
          through={[
            [-0.04, hz - 18 * u],
            [0.12, hz - 46 * u],
            [0.28, hz - 22 * u],
            [0.44, hz - 52 * u],
            [0.62, hz - 16 * u],
            [0.8, hz - 34 * u],
            [1.04, hz - 12 * u],
          ]}
        />
      </g>
      <ClayHills plan={plan} />
      <Sea plan={plan} />
      <Lake plan={plan} />
      <g className={styles.not3}>
        <Hill className={styles.not4} plan={plan} fill={`url(#${id}-mid)`} through={midHills(plan)} />
      </g>
      <Hill
        className={styles.shore}
        plan={plan}
        fill={`url(#${id}-mid)`}
        through={[
          [-0.04, hz + 58 * u],
          [0.14, hz + 40 * u],
          [0.32, hz + 66 * u],
          [0.6, hz + 78 * u],
          [0.84, hz + 52 * u],
          [1.04, hz + 58 * u],
        ]}
      />
      <LavenderRows plan={plan} />
      <Stones plan={plan} />
      <Tree x={x(0.055)} y={hz + 62 * u} size={0.62 * u} />
      <Tree x={x(wide ? 0.115 : 0.15)} y={hz + 58 * u} size={0.44 * u} />
      <Tree x={x(0.955)} y={hz + 66 * u} size={0.6 * u} />
      {wide && <Tree x={x(0.5)} y={hz + 60} size={0.5} />}
      {wide && <Tree x={x(0.535)} y={hz + 70} size={0.72} />}
      <Bush x={x(0.86)} y={hz + 66 * u} size={0.6 * u} />
      <Bush x={x(0.3)} y={hz + 66 * u} size={0.5 * u} />
      <Hill
        plan={plan}
        fill={`url(#${id}-ground)`}
        through={[
          [-0.04, hz + 84 * u],
          [0.12, hz + 72 * u],
          [0.32, hz + 92 * u],
          [0.54, hz + 102 * u],
          [0.78, hz + 88 * u],
          [1.04, hz + 92 * u],
        ]}
      />
      <path d={pathAcross(plan, horizon !== undefined)} fill="var(--w-path)" />
      {TUFTS.map(([across, down]) => (
        <Grass key={across} x={x(across)} y={hz + down * u} size={0.8 * u} />
      ))}
      <Daisy x={x(0.4)} y={hz + 124 * u} size={0.7 * u} color="#fff" />
      <Daisy x={x(0.965)} y={hz + 114 * u} size={0.7 * u} color="var(--secondary)" />
      <Daisy x={x(0.035)} y={hz + 134 * u} size={0.75 * u} color="var(--theme-accent)" />
      <Daisy x={x(0.82)} y={hz + 150 * u} size={0.7 * u} color="#fff" />
      <LavenderStalks plan={plan} />
      <Sage plan={plan} />
      <Blossom plan={plan} />
      <g className={styles.nightOnly}>
        {FIREFLIES.map(([across, down]) => (
          <Firefly key={across} x={x(across)} y={hz + down * u} size={u} />
        ))}
      </g>
    </svg>
  );
});

function planOf(kind: WorldKind, at: number | undefined, id: string): Plan {
  const wide = kind === 'wide';
  const horizon = at ?? (wide ? 372 : 252);
  const page = wide ? 900 : 844;
  return {
    id,
    wide,
    width: wide ? 1440 : 390,
    height: at === undefined ? footOf(horizon, wide) : page,
    horizon,
    unit: wide ? 1.5 : 1,
    sun: wide ? { x: 1152, y: 150, size: 62 } : { x: 308.1, y: 132, size: 38 },
  };
}

const footOf = (horizon: number, wide: boolean): number => horizon + (wide ? 288 : 198);

/** A way from the front to behind the hill; on a whole page it goes on to the page's foot. */
function pathAcross({ wide, width, height, horizon, unit: u }: Plan, goesOn: boolean): string {
  const foot = footOf(horizon, wide);
  const p = (across: number, down: number) => `${round(width * across)} ${round(down)}`;
  const half = (height + foot) / 2;
  const from = goesOn
    ? `M${p(wide ? 0.34 : 0.06, height + 6)}C${p(wide ? 0.36 : 0.1, half)} ${p(wide ? 0.4 : 0.3, foot + 60)} ${p(wide ? 0.43 : 0.36, foot + 6)}`
    : `M${p(wide ? 0.43 : 0.36, foot + 6)}`;
  const up = `C${p(wide ? 0.45 : 0.42, foot - 26 * u)} ${p(0.66, foot - 34 * u)} ${p(0.63, foot - 62 * u)}S${p(0.5, foot - 78 * u)} ${p(0.53, horizon + 100 * u)}`;
  const down = `L${p(0.545, horizon + 100 * u)}C${p(0.54, foot - 78 * u)} ${p(0.72, foot - 72 * u)} ${p(0.73, foot - 48 * u)}S${p(wide ? 0.52 : 0.58, foot - 14 * u)} ${p(wide ? 0.51 : 0.56, foot + 6)}`;
  const back = goesOn
    ? `C${p(wide ? 0.5 : 0.52, foot + 70)} ${p(wide ? 0.5 : 0.6, half)} ${p(wide ? 0.56 : 0.62, height + 6)}`
    : '';
  return `${from}${up}${down}${back}Z`;
}

function Gradients({ id }: { readonly id: string }) {
  const gradients = [
    ['sky', '--w-sky-1', '--w-sky-2', 0.62],
    ['mid', '--w-mid', '--w-mid-2', 1],
    ['ground', '--w-ground', '--w-ground-2', 1],
    ['water', '--w-water', '--w-mid', 1],
  ] as const;
  return (
    <defs>
      {gradients.map(([name, from, to, at]) => (
        <linearGradient key={name} id={`${id}-${name}`} x1="0" y1="0" x2="0" y2="1">
          <stop stopColor={`var(${from})`} />
          <stop offset={at} stopColor={`var(${to})`} />
        </linearGradient>
      ))}
    </defs>
  );
}
