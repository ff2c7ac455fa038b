import { useId } from 'react';

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
