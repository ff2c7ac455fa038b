import { round } from '../../companions/rig/geometry.ts';
import { type Art, group, shape } from './art.tsx';
import { blank } from './colors.ts';

/** Lit from top left: the light stop, then the base. */
export type Light = readonly [light: string, base: string];

/** The outline of a whole picture: lit by a soft gradient, and what is dashed until it is earned. */
export const frame =
  (name: string, d: string, [light, base]: Light): Art =>
  (pen) => {
    if (pen.locked) return dashed(d, pen.line);
    const id = `${pen.namespace}-${name}`;
    return (
      <>
        <linearGradient id={id} x1=".3" y1="0" x2=".65" y2="1">
          <stop offset="0" stopColor={light} />
          <stop offset="1" stopColor={base} />
        </linearGradient>
        {shape(d, `url(#${id})`)(pen)}
      </>
    );
  };

const dashed = (d: string, line: number) => (
  <path
    d={d}
    fill={blank}
    stroke="var(--border)"
    strokeWidth={round(line * 0.85)}
    strokeDasharray={`${round(line * 1.3)} ${round(line * 2.3)}`}
    strokeLinecap="round"
  />
);

/** Only when earned: what a locked picture leaves out. */
export const earned =
  (...parts: readonly Art[]): Art =>
  (pen) =>
    pen.locked ? null : group(...parts)(pen);
