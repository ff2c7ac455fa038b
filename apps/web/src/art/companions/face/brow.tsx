import { at, type Point, type Side } from '../rig/geometry.ts';
import { line } from '../rig/ink.tsx';
import type { Pen } from '../rig/pen.ts';
import type { BrowLook } from '../rig/stance.ts';

type Brow = readonly [lift: number, tilt: number];

/** A tilt above 0 raises the inner end. `brave` goes no lower than -1.7, so that nobody looks cross. */
const BROWS: Readonly<Record<BrowLook, Brow>> = {
  soft: [0.5, 0.3],
  rest: [-1.5, 1],
  up: [4, 0.6],
  'one-up': [0.5, 0.8],
  dozy: [3, 3],
  worry: [2.5, 5],
  brave: [1, -1.7],
};
const THE_RAISED_ONE: Brow = [5.5, 0];

export function brow(pen: Pen, [x, y]: Point, eyeRx: number, side: Side, look: BrowLook) {
  const [lift, tilt] = look === 'one-up' && side > 0 ? THE_RAISED_ONE : BROWS[look];
  const inner: Point = [x - side * eyeRx * 0.42, y - lift - tilt];
  const outer: Point = [x + side * eyeRx * 0.5, y - lift + tilt * 0.7];
  const arch: Point = [x, y - lift - 2.6 + tilt * 0.1];
  return line(`M${at(inner)}Q${at(arch)} ${at(outer)}`, pen.ink, pen.line * 1.15, 0.8);
}
