import { TURN_UNITS } from '../companions/face/face.tsx';
import { overFace } from '../companions/rig/figure.tsx';
import type { FigurePen } from '../companions/rig/figure-pen.ts';
import { round } from '../companions/rig/geometry.ts';

/** Two closed eyes and a small smile, in the color of the outline: a friend who is not here yet sleeps. */
export function asleep(pen: FigurePen, line: number) {
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
