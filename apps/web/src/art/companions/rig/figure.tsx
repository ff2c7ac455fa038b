import type { ReactElement, ReactNode } from 'react';
import { face, TURN_UNITS } from '../face/face.tsx';
import { nose, teeth } from '../face/muzzle.tsx';
import { arm, spotOf } from '../limbs/arm.tsx';
import { drawLegs, PIVOT } from '../limbs/legs.tsx';
import type { Features, FigurePen } from './character.ts';
import { originOf, round } from './geometry.ts';
import { gradients } from './gradients.tsx';
import { inked, layers } from './ink.tsx';
import parts from './parts.module.css';
import type { ArmSpec } from './stance.ts';

/** The torso's fill slides less than the face: it is nearer to the middle of the turn. */
const TORSO_TURN_UNITS = 5;
const GROUND = 207;

/** An arm that touches the face or belly is drawn in front of it. */
const inFront = (spec: ArmSpec): boolean => 'to' in spec || 'place' in spec;

/** One figure in its box, without its shadow and effects. */
export function figure(pen: FigurePen): ReactElement {
  const { character, stance } = pen;
  const features = character.draw(pen);
  const headDy = (character.headDy ?? 0) + (stance.headDy ?? 0);
  const spotAt = spotOf(pen, headDy);
  const arms = [arm(pen, -1, stance.armL, spotAt), arm(pen, 1, stance.armR, spotAt)] as const;
  const specs = [stance.armL, stance.armR];
  const drawn = arms.map(({ svg }, i) => ({ svg, front: inFront(specs[i] ?? stance.armL) }));
  const legs = drawLegs(pen, GROUND);
  const head = headTransform(pen, headDy);
  const held = features.held?.(arms[1].hand);
  return (
    <g className={character.float ? parts.floating : parts.figure}>
      <g transform={placing(pen, legs.lowest)}>
        {gradients(pen, features.torso)}
        {features.back && <g className={parts.back}>{features.back}</g>}
        {legs.behind}
        {features.under}
        {!features.head && features.headBack}
        {body(pen, features, layers(...drawn.map(({ svg, front }) => !front && svg)), head)}
        {legs.before}
        {features.collar}
        {headShadow(pen, features, headDy)}
        {!inFront(stance.armR) && held}
        <g transform={head}>
          <g className={parts.head} style={{ transformOrigin: originOf(character.neck) }}>
            {headOf(pen, features)}
          </g>
        </g>
        {features.frontLow}
        {layers(...drawn.map(({ svg, front }) => front && svg))}
        {inFront(stance.armR) && held}
        {stance.prop?.(pen, { L: arms[0].hand, R: arms[1].hand })}
        {features.front}
      </g>
    </g>
  );
}

/** What lies where the face of `figure(pen)` does, in the face's own units. */
export function overFace(pen: FigurePen, drawn: ReactNode): ReactElement {
  const headDy = (pen.character.headDy ?? 0) + (pen.stance.headDy ?? 0);
  return (
    <g transform={placing(pen, drawLegs(pen, GROUND).lowest)}>
      <g transform={headTransform(pen, headDy)}>{drawn}</g>
    </g>
  );
}

function body(pen: FigurePen, features: Features, armsBehind: ReactNode, headTransform: string | undefined) {
  const turn = pen.stance.turn ?? 0;
  const behindBody = pen.character.arm.behindBody;
  return (
    <>
      {behindBody && armsBehind}
      {inked(pen, features.torso, pen.paint('body'))}
      {!behindBody && armsBehind}
      {features.neck && neck(pen, features.neck, headTransform)}
      {features.tentaclesFront}
      <g transform={turn ? `translate(${round(turn * TORSO_TURN_UNITS)} 0)` : undefined}>{features.torsoOver}</g>
    </>
  );
}

/** The neck turns with the head, and a patch of the body's paint hides its seam. */
function neck(pen: FigurePen, { d, patch }: NonNullable<Features['neck']>, headTransform: string | undefined) {
  const [cx, cy, r] = patch;
  return (
    <>
      <g transform={headTransform}>{inked(pen, d, pen.paint('body'))}</g>
      <g clipPath={pen.paint('torso')}>
        <circle cx={cx} cy={cy} r={r} fill={pen.paint('body')} />
      </g>
    </>
  );
}

/** The head casts a shadow on the torso. */
function headShadow(pen: FigurePen, { head, neck: ownNeck }: Features, headDy: number) {
  if (!head || ownNeck) return null;
  return (
    <g clipPath={pen.paint('torso')}>
      <path d={head} fill={pen.ink} opacity=".16" transform={`translate(1 ${round(7 + headDy)})`} />
    </g>
  );
}

function headOf(pen: FigurePen, features: Features) {
  const { character, stance } = pen;
  const slide = (stance.turn ?? 0) * TURN_UNITS;
  const mouthY = character.face.y + character.face.mouthDy;
  return (
    <>
      {features.head && features.headBack}
      {features.head && inked(pen, features.head, pen.paint('body'))}
      {features.headOver}
      {features.nose && (
        <g transform={slide ? `translate(${round(slide)} 0)` : undefined}>{nose(pen, features.nose)}</g>
      )}
      {face(pen)}
      {features.teeth && teeth(pen, character.face.x + slide, mouthY, stance.mouth)}
    </>
  );
}

function headTransform({ character, stance }: FigurePen, headDy: number): string | undefined {
  const tilt = stance.head * (character.oneBody ? 0.35 : 1);
  if (!tilt && !headDy) return undefined;
  return `translate(0 ${round(headDy)}) rotate(${round(tilt)} ${character.neck[0]} ${character.neck[1]})`;
}

/** Stands the figure on its lowest foot, and leans, lifts, fits and squashes it. */
function placing({ character, stance }: FigurePen, lowest: number): string | undefined {
  const lift = GROUND - lowest - (stance.hop ?? 0) - (character.float ?? 0) * 0.5;
  const about = (scale: string) => `translate(100 ${GROUND}) scale(${scale}) translate(-100 -${GROUND})`;
  const squash = stance.squash ?? 1;
  const steps = [
    character.fit && about(String(character.fit)),
    lift && `translate(0 ${round(lift)})`,
    stance.shift && `translate(${round(stance.shift)} 0)`,
    stance.tilt && `rotate(${round(stance.tilt)} ${PIVOT[0]} ${PIVOT[1]})`,
    squash !== 1 && about(`${round(100 / squash) / 100} ${squash}`),
  ].filter(Boolean);
  return steps.length > 0 ? steps.join(' ') : undefined;
}
