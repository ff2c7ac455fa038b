import { Fragment } from 'react';
import type { FigurePen, Pen } from '../rig/character.ts';
import { at, type Point, round, type Side } from '../rig/geometry.ts';
import { line } from '../rig/ink.tsx';
import parts from '../rig/parts.module.css';
import type { BrowLook, EyeLook } from '../rig/stance.ts';
import { eye } from './eye.tsx';
import { mouth } from './muzzle.tsx';

/** The face slides this far, in units, at a turn of 1. */
export const TURN_UNITS = 8;
const AHEAD: Point = [0, 0];
/** There is nothing to blink in these. */
const SHUT: ReadonlySet<EyeLook> = new Set(['closed', 'joy', 'half']);
const SIDES: readonly Side[] = [-1, 1];

/** Cheeks, eyes, brows and mouth. The eyes are a group of their own, so that they can blink. */
export function face(pen: FigurePen) {
  const { character, stance } = pen;
  const shape = character.face;
  const slide = (stance.turn ?? 0) * TURN_UNITS;
  const [x, y] = [shape.x + slide, shape.y];
  // A turned face is seen narrower.
  const spread = shape.eyeDx * (1 - Math.abs(slide) / 90);
  const eyeX = (side: Side) => x + side * spread;
  return (
    <>
      {SIDES.map((side) => cheek(pen, side, [x - slide * 0.5 + side * shape.cheekDx, y + shape.cheekDy]))}
      <g className={parts.eyes} data-eyes={SHUT.has(stance.eyes) ? 'shut' : 'open'}>
        {SIDES.map((side) => (
          <Fragment key={side}>
            {eye(
              pen,
              { x: eyeX(side), y, rx: shape.eyeRx * (side * slide > 0 ? 0.94 : 1), ry: shape.eyeRy, side },
              (side > 0 && stance.eyeR) || stance.eyes,
              stance.gaze ?? AHEAD,
            )}
          </Fragment>
        ))}
      </g>
      {SIDES.map((side) => (
        <Fragment key={side}>
          {brow(pen, [eyeX(side), y - shape.eyeRy - shape.browDy], shape.eyeRx, side, stance.brows)}
        </Fragment>
      ))}
      {character.mouth
        ? character.mouth(pen, x, y + shape.mouthDy, stance.mouth)
        : mouth(pen, x, y + shape.mouthDy, shape.mouthWidth, stance.mouth)}
    </>
  );
}

/** Blush, fuller on the breath in, with two ticks. */
function cheek(pen: FigurePen, side: Side, [x, y]: Point) {
  const { cheekR } = pen.character.face;
  const full = 1 + Math.max(0, pen.breath) * 0.34;
  const ticks = pen.fine && pen.mood !== 'sleepy' && pen.character.freckles !== false;
  return (
    <Fragment key={side}>
      <ellipse
        cx={round(x)}
        cy={round(y)}
        rx={round(cheekR * full)}
        ry={round(cheekR * 0.72 * full)}
        fill={pen.paint('blush')}
      />
      {ticks &&
        line(
          `M${round(x - 3)} ${round(y + 1.5)}l1.6 -4M${round(x + 1.4)} ${round(y + 1.5)}l1.6 -4`,
          '#d9546f',
          1.5,
          0.55,
        )}
    </Fragment>
  );
}

type Brow = readonly [lift: number, tilt: number];

/** A tilt above 0 raises the inner end. `brave` goes no lower than -1.7, so that none looks cross. */
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

function brow(pen: Pen, [x, y]: Point, eyeRx: number, side: Side, look: BrowLook) {
  const [lift, tilt] = look === 'one-up' && side > 0 ? THE_RAISED_ONE : BROWS[look];
  const inner: Point = [x - side * eyeRx * 0.42, y - lift - tilt];
  const outer: Point = [x + side * eyeRx * 0.5, y - lift + tilt * 0.7];
  const arch: Point = [x, y - lift - 2.6 + tilt * 0.1];
  return line(`M${at(inner)}Q${at(arch)} ${at(outer)}`, pen.ink, pen.line * 1.15, 0.8);
}
