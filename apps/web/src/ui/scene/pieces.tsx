import { useId } from 'react';

/** Small hand-cut pieces in the theme's own colours (`--il-*`), so that every scene changes with the body class. */

interface Placed {
  readonly x: number;
  readonly y: number;
}

export function Stars({
  at,
  color,
}: {
  readonly at: readonly (readonly [number, number, number])[];
  readonly color: string;
}) {
  return at.map(([x, y, size]) => {
    const long = size * 0.7;
    const short = size * 0.3;
    const d = `M${x} ${y - size}l${short} ${long} ${long} ${short}-${long} ${short}-${short} ${long}-${short}-${long}-${long}-${short} ${long}-${short}z`;
    return <path key={`${x} ${y}`} d={d} fill={color} />;
  });
}

export function Cloud({ x, y, size, opacity = 1 }: Placed & { readonly size: number; readonly opacity?: number }) {
  return (
    <path
      transform={`translate(${x} ${y}) scale(${size})`}
      d="M0 60c-34 0-56-16-56-40s22-38 48-36C-2-46 26-62 58-58c28 4 46 22 52 46 8-4 20-6 30-2 22 4 34 20 32 38-2 22-24 36-50 36z"
      fill="#fff"
      opacity={opacity}
    />
  );
}

export function Tree({ x, y, size }: Placed & { readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path d="M-5 0c2-30 2-46 0-70h12c-2 26-2 42 2 70z" fill="var(--line)" opacity=".55" />
      <path d="M1-150c34-2 52 24 46 52 14 22-8 50-40 46-36 8-62-18-48-46-10-30 12-52 42-52z" fill="var(--il-leaf)" />
      <path
        d="M-20-120c8-12 22-14 30-10"
        stroke="#fff"
        strokeOpacity=".45"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
    </g>
  );
}

export function Grass({ at, color }: { readonly at: readonly (readonly [number, number])[]; readonly color: string }) {
  return (
    <g stroke={color} strokeWidth="3.500" strokeLinecap="round" fill="none">
      {at.map(([x, y]) => (
        <path key={x} d={`M${x} ${y}q-2-11-8-17M${x + 6} ${y}q0-13 3-22M${x + 12} ${y}q2-10 9-14`} />
      ))}
    </g>
  );
}

const PETALS = [
  [0, -7],
  [6.6, -2],
  [4, 5.6],
  [-4, 5.6],
  [-6.6, -2],
] as const;

export function Flower({ x, y, color }: Placed & { readonly color: string }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M0 0v22" stroke="var(--il-leaf)" strokeWidth="3.500" strokeLinecap="round" />
      {PETALS.map(([cx, cy]) => (
        <circle key={`${cx} ${cy}`} cx={cx} cy={cy} r="6" fill={color} />
      ))}
      <circle r="4.500" fill="var(--il-sun)" />
    </g>
  );
}

interface SkyProps {
  readonly width: number;
  readonly height: number;
  /** Colors from the top down, each with the height (0 to 1) at which it is reached. */
  readonly colors: readonly (readonly [color: string, at: number])[];
}

/** The sky of a scene, from edge to edge. */
export function Sky({ width, height, colors }: SkyProps) {
  const sky = useId();
  return (
    <>
      <linearGradient id={sky} x1="0" y1="0" x2="0" y2="1">
        {colors.map(([color, at]) => (
          <stop key={color} stopColor={color} offset={at} />
        ))}
      </linearGradient>
      <rect width={width} height={height} fill={`url(#${sky})`} />
    </>
  );
}

/** Noon in the theme's colours. */
export const DAY = [
  ['var(--il-sky-1)', 0],
  ['var(--il-sky-2)', 0.8],
] as const;
