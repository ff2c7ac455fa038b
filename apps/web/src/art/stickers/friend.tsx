import type { ReactElement } from 'react';
import { TURN_UNITS } from '../companions/face/face.tsx';
import { type Character, type FigurePen, penFor } from '../companions/rig/character.ts';
import { figure, overFace } from '../companions/rig/figure.tsx';
import { round } from '../companions/rig/geometry.ts';
import { MOOD_STANCES, type Pose } from '../companions/rig/stance.ts';
import type { Mood } from '../companions/wonderling.tsx';
import type { Art } from '../rewards/pen/art.tsx';
import { blank } from '../rewards/pen/colors.ts';
import { silhouette } from './cut/silhouette.tsx';

/** Of the rewards' line: the rig's outlines are drawn a little wider. */
const LINE = 0.8;
/** The middle of a figure's box of 200 × 220. */
const MIDDLE = { x: 100, y: 110 };

interface FriendPlace {
  /** Where the middle of the figure's box lies. */
  readonly x?: number;
  readonly y?: number;
  /** A figure's box is 200 × 220 units. */
  readonly scale?: number;
}

/** A companion, drawn by its own rig in a mood, without its shadow and what the mood adds around it. */
export const friend =
  (who: Character, mood: Mood, pose: Pose, { x = 0, y = 0, scale = 0.46 }: FriendPlace = {}): Art =>
  (pen) => {
    const stance = { turn: who.lean, ...MOOD_STANCES[mood], ...who.moods?.[mood], ...pose };
    const line = (pen.line * LINE) / scale;
    const figurePen = penFor(who, stance, { mood, namespace: pen.namespace, line, fine: !pen.small });
    const drawn = figure(figurePen);
    const place = `translate(${round(x - MIDDLE.x * scale)} ${round(y - MIDDLE.y * scale)}) scale(${scale})`;
    return <g transform={place}>{pen.locked ? outline(drawn, asleep(figurePen, line), line) : drawn}</g>;
  };

/** Its outline on paper, asleep: the rig's own paints do not know what it is to be locked. */
const outline = (drawn: ReactElement, face: ReactElement, line: number) => (
  <>
    <g fill="currentColor" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round">
      {silhouette(drawn, 0)}
    </g>
    <g fill={blank} stroke={blank} strokeLinecap="round" strokeLinejoin="round">
      {silhouette(drawn, -line)}
    </g>
    {face}
  </>
);

/** Two closed eyes and a small smile, in the color of the outline: a friend who is not here yet sleeps. */
function asleep(pen: FigurePen, line: number) {
  const { x: middle, y, eyeDx, eyeRx, eyeRy, mouthDy, mouthWidth } = pen.character.face;
  const x = middle + (pen.stance.turn ?? 0) * TURN_UNITS;
  const arc = (cx: number, cy: number, half: number, sag: number) =>
    `M${round(cx - half)} ${round(cy)}Q${round(cx)} ${round(cy + sag)} ${round(cx + half)} ${round(cy)}`;
  const eyes = [-1, 1].map((side) => arc(x + side * eyeDx, y, eyeRx, eyeRy)).join('');
  const smile = arc(x, y + mouthDy, mouthWidth * 0.3, mouthWidth * 0.3);
  return overFace(
    pen,
    <path d={eyes + smile} fill="none" stroke="currentColor" strokeWidth={round(line * 1.2)} strokeLinecap="round" />,
  );
}
