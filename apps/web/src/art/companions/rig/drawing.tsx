import type { Mood } from '../cast.ts';
import { TURN_UNITS } from '../face/face.tsx';
import type { Character, Drawable, Pair } from './character.ts';
import { EFFECTS, type EffectPlaces } from './effects.tsx';
import { figure } from './figure.tsx';
import { lineFor, penFor } from './figure-pen.ts';
import { round } from './geometry.ts';
import { MOOD_STANCES } from './moods.ts';
import { PAIR_PLACES, pairStance } from './pair.ts';
import parts from './parts.module.css';
import type { Pose, Stance } from './stance.ts';

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
