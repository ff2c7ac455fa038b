import { memo, useId } from 'react';
import {
  Blossom,
  ClayHills,
  HighAir,
  Hill,
  Lake,
  LavenderRows,
  LowSun,
  midHills,
  type Plan,
  Rays,
  Sea,
  Stones,
} from './landmarks.tsx';
import { Bush, Cloud, Star, Sun, Tree } from './pieces.tsx';
import { round } from './ridge.ts';
import styles from './world.module.css';

/** So much sky is drawn above what a garden shows at first: it is there when large words make the garden taller. */
const SPARE_SKY = 320;
/** A whole land is so much taller, or has room for it where the fence stands here. */
const LIFT = {
  tall: { blossom: 56, sea: 26, stones: 32 },
  wide: { blossom: 52, sea: 8, stones: 22 },
} as const;
const BALLOON = { tall: { across: 0.74, y: 88 }, wide: { across: 0.36, y: 72 } } as const;
const STARS = [
  [0.06, 84, 4],
  [0.2, 60, 3.5],
  [0.42, 70, 4],
  [0.56, 22, 3.5],
  [0.68, 52, 4],
  [0.96, 40, 4],
] as const;

/** What lies behind a garden: the land's sky and landmarks, a fence, and the edge of the lawn, which goes on below. Decoration. */
export const PlotSky = memo(function PlotSky() {
  return (
    <div className={styles.drawing}>
      <Sky kind="tall" />
      <Sky kind="wide" />
    </div>
  );
});

function Sky({ kind }: { readonly kind: 'tall' | 'wide' }) {
  const id = `p${useId().replaceAll(/\W/g, '')}`;
  const plan = planOf(kind, id);
  const { wide, width, height, horizon: hz, unit: u, sun } = plan;
  const lift = LIFT[kind];
  const atSea = { ...plan, horizon: hz - lift.sea };
  return (
    <svg
      className={wide ? styles.wide : styles.tall}
      viewBox={`0 ${-SPARE_SKY} ${width} ${height + SPARE_SKY}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <defs>
        {GRADIENTS.map(([name, from, to]) => (
          <linearGradient key={name} id={`${id}-${name}`} x1="0" y1="0" x2="0" y2="1">
            <stop offset={name === 'sky' ? 0.6 : 0} stopColor={`var(${from})`} />
            <stop offset="1" stopColor={`var(${to})`} />
          </linearGradient>
        ))}
      </defs>
      <rect y={-SPARE_SKY} width={width} height={height + SPARE_SKY} fill={`url(#${id}-sky)`} />
      <g className={styles.nightOnly}>
        {STARS.map(([across, down, size]) => (
          <Star key={across} x={width * across} y={down * u} size={size * u} />
        ))}
      </g>
      <g className={styles.not4}>
        <Sun {...sun} />
      </g>
      <LowSun plan={atSea} />
      <Rays plan={plan} />
      <Cloud x={width * (wide ? 0.52 : 0.44)} y={wide ? 54 : 72} size={wide ? 0.7 : 0.3} opacity={0.9} />
      {wide && <Cloud x={width * 0.7} y={92} size={0.5} opacity={0.85} />}
      <HighAir plan={plan} balloon={BALLOON[kind]} />
      <g className={styles.not4}>
        <Hill
          className={styles.not6}
          plan={plan}
          fill="var(--w-far)"
          through={[
            [-0.04, hz - 2 * u],
            [0.2, hz - 30 * u],
            [0.44, hz - 2 * u],
            [0.7, hz - 32 * u],
            [1.04, hz - 2 * u],
          ]}
        />
      </g>
      <ClayHills plan={plan} />
      <Sea plan={atSea} />
      <Lake plan={plan} />
      <g className={styles.not3}>
        <Hill className={styles.not4} plan={plan} fill={`url(#${id}-mid)`} through={midHills(plan)} />
      </g>
      <LavenderRows plan={plan} />
      <g transform={`translate(0 ${-lift.stones})`}>
        <Stones plan={plan} />
      </g>
      <g transform={`translate(0 ${-lift.blossom})`}>
        <Blossom plan={plan} />
      </g>
      <Tree x={width * 0.05} y={height - 22 * u} size={0.5 * u} />
      <Tree x={width * 0.95} y={height - 22 * u} size={0.54 * u} />
      <Bush x={width * 0.16} y={height - 22 * u} size={0.34 * u} />
      <Bush x={width * 0.83} y={height - 22 * u} size={0.4 * u} />
      <Fence plan={plan} />
      <Hill
        plan={plan}
        fill="var(--w-ground)"
        through={[
          [-0.04, height - 16 * u],
          [0.3, height - 24 * u],
          [0.6, height - 14 * u],
          [1.04, height - 22 * u],
        ]}
      />
    </svg>
  );
}

const GRADIENTS = [
  ['sky', '--w-sky-1', '--w-sky-2'],
  ['mid', '--w-mid', '--w-mid-2'],
  ['water', '--w-water', '--w-mid'],
] as const;

function planOf(kind: 'tall' | 'wide', id: string): Plan {
  const wide = kind === 'wide';
  const [width, height] = wide ? [1248, 210] : [390, 150];
  return {
    id,
    wide,
    width,
    height,
    horizon: wide ? 118 : 86,
    unit: wide ? 1.5 : 1,
    sun: { x: width * 0.86, y: wide ? 72 : 50, size: wide ? 42 : 24 },
  };
}

/** Pickets on two rails, their feet behind the lawn. */
function Fence({ plan: { wide, width, height } }: { readonly plan: Plan }) {
  const [step, board, high, tip] = wide ? [48, 15, 66, 12] : [27.8, 10, 44, 7];
  const [foot, top] = [height - 8, height - high];
  const pickets = Array.from({ length: Math.ceil(width / step) }, (_, i) => round(step * (i + 0.5) - board / 2));
  return (
    <g fill="var(--w-fence)" stroke="var(--w-trunk)" strokeWidth={wide ? 2.2 : 1.6} strokeLinejoin="round">
      {[0.3, 0.66].map((down) => (
        <path key={down} d={`M-9 ${round(top + high * down)}h${width + 18}v${wide ? 8 : 5.5}h${-width - 18}z`} />
      ))}
      {pickets.map((x) => (
        <path key={x} d={`M${x} ${foot}V${top + tip}l${board / 2}${-tip} ${board / 2} ${tip}V${foot}z`} />
      ))}
    </g>
  );
}
