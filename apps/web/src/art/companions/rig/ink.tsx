import { createElement, Fragment, type ReactElement, type ReactNode } from 'react';
import { round } from './geometry.ts';

/** A figure's line. */
export interface Ink {
  readonly ink: string;
  /** Line weight in units. */
  readonly line: number;
}

/** A figure's own ids, so that figures on one page do not share gradients. */
export interface Paints {
  readonly id: (name: string) => string;
  readonly paint: (name: string) => string;
}

/** Drawn one over the other, without an element of their own. */
export const layers = (...nodes: readonly ReactNode[]): ReactElement => createElement(Fragment, null, ...nodes);

/**
 * One ink pass nudged down and right under one fill pass: the line is fine in the light and heavy below. Parts that belong
 * together go in ONE `d`, or there are seams.
 */
export const inked = (pen: Ink, d: string, fill: string, weight = 1): ReactElement => (
  <>
    <path
      d={d}
      fill={pen.ink}
      stroke={pen.ink}
      strokeWidth={round(pen.line * 2 * weight)}
      strokeLinejoin="round"
      transform={`translate(${round(pen.line * 0.2)} ${round(pen.line * 0.34)})`}
    />
    <path d={d} fill={fill} />
  </>
);

export const filled = (d: string, color: string, opacity = 1): ReactElement => (
  <path d={d} fill={color} opacity={opacity < 1 ? opacity : undefined} />
);

/** An open line; `width` in units. */
export const line = (d: string, color: string, width: number, opacity = 1): ReactElement => (
  <path
    d={d}
    fill="none"
    stroke={color}
    strokeWidth={round(width)}
    strokeLinecap="round"
    strokeLinejoin="round"
    opacity={opacity < 1 ? opacity : undefined}
  />
);

/** An inner line: `weight` of the pen's, and lighter where `opacity` says so. */
export const stroked = (pen: Ink, d: string, weight = 1, opacity = 1, color = pen.ink) =>
  line(d, color, pen.line * weight, opacity);

/** Only what lies inside of `outline` is drawn. */
export function clipped(pen: Paints, name: string, outline: string, children: ReactNode): ReactElement {
  return (
    <>
      <clipPath id={pen.id(name)}>
        <path d={outline} />
      </clipPath>
      <g clipPath={pen.paint(name)}>{children}</g>
    </>
  );
}
