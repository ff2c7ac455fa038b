import type { ReactNode } from 'react';
import { at, oval, type Point, puffs, round, star } from '../rig/geometry.ts';
import { filled, type Ink, layers, line } from '../rig/ink.tsx';
import type { Hands } from '../rig/stance.ts';

type Prop = (ink: Ink, hands: Hands) => ReactNode;

const outlined = (d: string, color: string, ink: string, width: number) => (
  <path d={d} fill={color} stroke={ink} strokeWidth={width} strokeLinejoin="round" />
);

export const both =
  (...props: readonly Prop[]): Prop =>
  (ink, hands) =>
    layers(...props.map((prop) => prop(ink, hands)));

/** Lines of air. */
export const whoosh =
  (d: string, color = '#69b7d6'): Prop =>
  () =>
    line(d, color, 3.4, 0.75);

/** Where a hand taps a knee. */
export const tap =
  (x: number, y: number): Prop =>
  () =>
    line(`M${x - 12} ${y - 8}l-7 -5M${x} ${y - 14}v-8M${x + 12} ${y - 8}l7 -5`, '#f7b02c', 3.4);

export const sparks =
  (...stars: readonly (readonly [x: number, y: number, r: number])[]): Prop =>
  ({ ink }) =>
    layers(...stars.map(([x, y, r]) => outlined(star(x, y, r, 8), '#ffd23f', ink, 1.8)));

/** A cloud to step on. */
export function cloud(x: number, y: number): Prop {
  const d = puffs(`${x - 13},${y},7 ${x},${y - 3},10 ${x + 13},${y},7.5 ${x + 2},${y + 2},9`);
  return () => layers(outlined(d, '#8fa9cc', '#8fa9cc', 4.4), filled(d, '#fff'));
}

const RAINBOW = ['#ff9eb5', '#ffd23f', '#8fd0b4', '#8fb9e0'];

export const rainbow =
  (x: number): Prop =>
  () =>
    layers(
      ...RAINBOW.map((color, i) => {
        const reach = 86 - i * 7;
        return line(`M${x - reach} 30Q${x} ${-44 + i * 7} ${x + reach} 30`, color, 6, 0.85);
      }),
    );

/** A volleyball of three colors. */
export function volley(x: number, y: number, r = 17): Prop {
  const top: Point = [x, y - r];
  const left: Point = [x - r * 0.87, y + r * 0.5];
  const right: Point = [x + r * 0.87, y + r * 0.5];
  const middle: Point = [x, y + r * 0.05];
  const seams = {
    top: `Q${at([x + r * 0.25, y - r * 0.5])}`,
    left: `Q${at([x - r * 0.5, y + r * 0.3])}`,
    right: `Q${at([x + r * 0.5, y - r * 0.1])}`,
  };
  const yellow = `M${at(top)}A${r} ${r} 0 0 0 ${at(left)}${seams.left} ${at(middle)}${seams.top} ${at(top)}Z`;
  const blue = `M${at(left)}A${r} ${r} 0 0 0 ${at(right)}${seams.right} ${at(middle)}${seams.left} ${at(left)}Z`;
  const lines = `M${at(top)}${seams.top} ${at(middle)}M${at(left)}${seams.left} ${at(middle)}M${at(right)}${seams.right} ${at(middle)}`;
  return ({ ink }) =>
    layers(
      outlined(oval(x, y, r), '#fff8e8', ink, 2.6),
      filled(yellow, '#ffd05a'),
      filled(blue, '#8fb9e0'),
      line(lines, ink, 1.8, 0.9),
    );
}

/** A tennis ball. */
export const ball = (x: number, y: number) =>
  layers(
    outlined(oval(x, y, 8), '#dcef5a', '#5a6b1e', 2),
    line(`M${x - 6} ${y - 4}Q${x} ${y} ${x - 4} ${y + 7}`, '#fff', 2),
  );

const WOOD = '#5a2a1e';

export const racket = ([x, y]: Point, turned: number) => (
  <g transform={`translate(${round(x)} ${round(y)}) rotate(${turned})`}>
    {line('M0 5V-20', WOOD, 8.5)}
    {line('M0 5V-20', '#ffd76a', 4.6)}
    <ellipse cx="0" cy="-38" rx="15" ry="19" fill="#fff" fillOpacity=".75" stroke={WOOD} strokeWidth="7" />
    <ellipse cx="0" cy="-38" rx="15" ry="19" fill="none" stroke="#3cc9bd" strokeWidth="3.6" />
    {line('M-6 -54V-22M6 -54V-22M0 -56V-20M-13 -44H13M-13 -34H13', WOOD, 1, 0.45)}
  </g>
);
