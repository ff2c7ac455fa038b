import { type CSSProperties, useRef } from 'react';
import { TURN_UNITS } from '../face/face.tsx';
import { useIdleMotion, useMoodChange } from '../motion/motion.ts';
import { type Character, type Drawable, lineFor, type Pair, type PairMember, penFor } from './character.ts';
import { EFFECTS, type EffectPlaces } from './effects.tsx';
import { figure } from './figure.tsx';
import { round } from './geometry.ts';
import parts from './parts.module.css';
import type { Mood } from './stance.ts';
import { type ArmSpec, MOOD_STANCES, type Pose, type Stance } from './stance.ts';

/** What a companion's box can show, as view boxes. */
export const WHOLE_BOX = '0 0 200 220';
/** Room for raised arms, a jump and a ball. */
export const MOVE_BOX = '-36 -60 276 284';

export type Crop = 'bust' | 'move';

interface DrawnWonderlingProps extends DrawingProps {
  readonly crop: Crop | undefined;
  readonly still: boolean;
  /** Milliseconds by which idle motion is ahead: a row must not pump in step. */
  readonly ahead: number;
}

/** A companion's drawing, alive. */
export function DrawnWonderling({ crop, still, ahead, ...drawing }: DrawnWonderlingProps) {
  const svg = useRef<SVGSVGElement>(null);
  useIdleMotion(svg, drawing.size, still);
  useMoodChange(svg, drawing.mood, still);
  const boxes = { bust: drawing.drawable.bust, move: MOVE_BOX };
  return (
    <svg
      ref={svg}
      className={crop === 'bust' ? parts.bust : parts.drawing}
      viewBox={crop ? boxes[crop] : WHOLE_BOX}
      // React sets it by the CSSOM, which the content security policy allows. The type has no custom properties.
      style={{ '--phase': `${-ahead}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <Drawing {...drawing} />
    </svg>
  );
}

export interface DrawingProps {
  readonly drawable: Drawable;
  readonly mood: Mood;
  readonly pose?: Pose | undefined;
  /** In pixels, as shown: small figures have a heavier line and less detail. */
  readonly size: number;
  /** Starts the ids of its paints: unique on the page. */
  readonly namespace: string;
}

/** The contents of a figure's box: its shadow, itself, and what its mood adds around it. */
export function Drawing({ drawable, mood, pose, size, namespace }: DrawingProps) {
  const alone = 'members' in drawable ? undefined : drawable;
  const stance: Stance = { turn: alone?.lean ?? 0, ...MOOD_STANCES[mood], ...alone?.moods?.[mood], ...pose };
  const pens = { mood, namespace, ...lineFor(size) };
  const places = alone ? placesOf(alone) : PAIR_PLACES;
  return (
    <>
      {shadow(drawable.ink, Boolean(alone?.float), stance)}
      {stance.seat?.({ ink: drawable.ink, line: pens.line })}
      {'members' in drawable ? pair(drawable, stance, pens) : figure(penFor(drawable, stance, pens))}
      {stance.effect && EFFECTS[stance.effect]({ ...places, ink: drawable.ink, line: pens.line })}
    </>
  );
}

function pair({ members }: Pair, stance: Stance, pens: Parameters<typeof penFor>[2]) {
  return members.map((member, i) => {
    const { character, scale, place } = member;
    const namespace = `${pens.namespace}-${i}`;
    const own = pairStance(member, i === 0 ? 0 : 1, pens.mood, { turn: character.lean, ...stance });
    return (
      <g key={namespace} transform={`translate(${place[0]} ${place[1]}) scale(${scale})`}>
        {figure(penFor(character, own, { ...pens, namespace, line: pens.line / scale }))}
      </g>
    );
  });
}

function shadow(ink: string, floats: boolean, { hop = 0, shift = 0 }: Stance) {
  return (
    <ellipse
      className={parts.shadow}
      cx={100 + shift}
      cy="209"
      rx={round((floats ? 40 : 56) - hop * 0.5)}
      ry={round(6 - hop * 0.06)}
      fill={ink}
      opacity={floats || hop ? 0.11 : 0.16}
    />
  );
}

/** Breath leaves beside the lips, lower from under a beak. */
function placesOf({
  face,
  effectAt,
  soundAt,
  lean,
  beak,
  headDy = 0,
  airAside = 0,
}: Character): Omit<EffectPlaces, 'ink' | 'line'> {
  const mouthY = face.y + face.mouthDy;
  return {
    beside: effectAt,
    mouth: [face.x, mouthY],
    lips: [round(face.x + lean * TURN_UNITS + 18), mouthY + (beak ? 16 : 4) + headDy],
    sound: soundAt ?? [18, face.y],
    airAside,
  };
}

/** Cheering, they raise the hands that hold each other by this. */
const RAISE = 46;

/** Where effects go around two. */
const PAIR_PLACES: Omit<EffectPlaces, 'ink' | 'line'> = {
  beside: [164, 22],
  mouth: [100, 120],
  lips: [118, 124],
  sound: [12, 96],
  airAside: 24,
};

type FreeArm = Readonly<Partial<Record<Mood, ArmSpec>>>;

/** What the free hand of the first and of the second does, where it is not that of the mood. */
const FREE_ARMS: readonly [FreeArm, FreeArm] = [
  { happy: [98, 142], listening: { to: 'ear' }, thinking: [14, 8], sleepy: [14, 8] },
  { happy: [26, 34], listening: [20, 30], thinking: { to: 'belly' } },
];
const LOOKS: readonly [Readonly<Partial<Record<Mood, Pose>>>, Readonly<Partial<Record<Mood, Pose>>>] = [
  { 'sad-with-you': { gaze: [1.5, 1] } },
  { 'sad-with-you': { gaze: [-1.5, 1] }, thinking: { gaze: [-2.6, -3.2] } },
];

/** The stance of one of two: they lean to each other, and one hand each holds the other's. */
function pairStance({ holds, handAt: [x, y], tilt }: PairMember, index: 0 | 1, mood: Mood, both: Stance): Stance {
  const held: ArmSpec = { place: mood === 'cheering' ? [x, y - RAISE] : [x, y] };
  const free = FREE_ARMS[index][mood];
  return {
    ...both,
    ...LOOKS[index][mood],
    head: both.head * (index ? -0.6 : 0.6) + tilt,
    armL: holds < 0 ? held : (free ?? both.armL),
    armR: holds > 0 ? held : (free ?? both.armR),
  };
}
