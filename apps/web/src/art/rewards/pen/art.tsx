import { createElement, Fragment, type ReactNode } from 'react';
import { radians, round } from '../../companions/rig/geometry.ts';
import { blank } from './colors.ts';

/** What a picture is drawn with. Units are those of a box of 100 × 100 around 0,0. */
export interface Pen {
  /** Line weight in units. */
  readonly line: number;
  /** Shown so small that fine parts would only be dirt. */
  readonly small: boolean;
  /** Not yet earned: outlines on paper, the frame dashed. */
  readonly locked: boolean;
  /** Begins this picture's ids, so that pictures on one page do not share gradients. */
  readonly namespace: string;
}

/** A picture, or a part of one: parts are put together, then drawn with a pen. */
export type Art = (pen: Pen) => ReactNode;

/** Drawn one over the other. */
export const group =
  (...parts: readonly Art[]): Art =>
  (pen) =>
    createElement(Fragment, null, ...parts.map((part) => part(pen)));

/**
 * One ink pass nudged down and right under one fill pass: the line is fine in the light and heavy below. Parts that belong
 * together go in ONE `d`, or there are seams.
 */
export const shape =
  (d: string, color: string, weight = 1): Art =>
  ({ line, locked }) => (
    <>
      <path
        d={d}
        fill="currentColor"
        stroke="currentColor"
        strokeWidth={round(line * 1.7 * weight)}
        strokeLinejoin="round"
        transform={`translate(${round(line * 0.16)} ${round(line * 0.28)})`}
      />
      <path d={d} fill={locked ? blank : color} />
    </>
  );

/** A fill without a line: light, shade, a blush. */
export const tint =
  (d: string, color: string, opacity = 1): Art =>
  ({ locked }) =>
    locked ? null : <path d={d} fill={color} opacity={opacity < 1 ? opacity : undefined} />;

/** A spot without a line that an outline needs, too: an eye, a print. In ink until it is earned. */
export const spot =
  (d: string, color: string): Art =>
  ({ locked }) => <path d={d} fill={locked ? 'currentColor' : color} />;

/** An open line in ink; `weight` of the pen's. */
export const ink =
  (d: string, weight = 1): Art =>
  ({ line }) => <path d={d} {...openLine} stroke="currentColor" strokeWidth={round(line * weight)} />;

/** An open line in a color, `width` units wide whatever the pen. */
export const streak =
  (d: string, color: string, width: number, opacity = 1): Art =>
  ({ locked }) =>
    locked ? null : (
      <path d={d} {...openLine} stroke={color} strokeWidth={width} opacity={opacity < 1 ? opacity : undefined} />
    );

/** A line in a color with ink along both sides: a stem, a string, a ribbon. */
export const cord =
  (d: string, color: string, width: number): Art =>
  ({ line, locked }) => (
    <>
      <path d={d} {...openLine} stroke="currentColor" strokeWidth={round(width + line * 1.6)} />
      <path d={d} {...openLine} stroke={locked ? blank : color} strokeWidth={width} />
    </>
  );

const openLine = { fill: 'none', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/** Only where there is room to see it. */
export const fine =
  (part: Art): Art =>
  (pen) =>
    pen.small ? null : part(pen);

/** What an outline needs in ink, where the picture has it in a color: a face in gold. */
export const onlyLocked =
  (part: Art): Art =>
  (pen) =>
    pen.locked ? part(pen) : null;

/** At a place, in a size, turned by degrees: the line keeps its weight. */
export const put =
  (art: Art, x: number, y: number, scale = 1, turn = 0): Art =>
  (pen) => (
    <g
      transform={`translate(${round(x)} ${round(y)})${turn === 0 ? '' : ` rotate(${round(turn)})`}${scale === 1 ? '' : ` scale(${scale})`}`}
    >
      {art({ ...pen, line: pen.line / scale })}
    </g>
  );

/** Seen in a mirror, left for right. */
export const mirrored =
  (art: Art): Art =>
  (pen) => <g transform="scale(-1 1)">{art(pen)}</g>;

/** The same again at each place: x, y and, where it differs, the size. */
export const each = (
  places: readonly (readonly [x: number, y: number, scale?: number])[],
  art: Art | readonly Art[],
): Art =>
  group(
    ...places.map(([x, y, scale], i) =>
      put(typeof art === 'function' ? art : (art[i % art.length] ?? group()), x, y, scale),
    ),
  );

/** `count` of it in a ring, each with its top outward, the first one at `from` degrees (0 is up, clockwise). */
export const around = (count: number, radius: number, art: (i: number) => Art, from = 0): Art =>
  group(
    ...Array.from({ length: count }, (_, i) => {
      const turn = from + (i * 360) / count;
      return put(art(i), radius * Math.sin(radians(turn)), -radius * Math.cos(radians(turn)), 1, turn);
    }),
  );

/** Only what lies inside of `outline`. `name` is unique in its picture. */
export const within =
  (name: string, outline: string, ...parts: readonly Art[]): Art =>
  (pen) => (
    <>
      <clipPath id={`${pen.namespace}-${name}`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${pen.namespace}-${name})`}>{group(...parts)(pen)}</g>
    </>
  );

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
