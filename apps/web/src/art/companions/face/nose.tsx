import type { NoseShape } from '../rig/character.ts';
import { round } from '../rig/geometry.ts';
import { filled, layers } from '../rig/ink.tsx';
import { blob } from '../rig/paths.ts';
import type { Pen } from '../rig/pen.ts';
import type { MouthLook } from '../rig/stance.ts';

export function nose(pen: Pen, { x, y, rx, ry, color = pen.ink }: NoseShape) {
  const outline = `${x},${y - ry} ${x + rx},${y - ry * 0.55} ${x + rx * 0.4},${y + ry * 0.7} ${x},${y + ry} ${x - rx * 0.45},${y + ry * 0.7} ${x - rx},${y - ry * 0.5}`;
  return layers(
    filled(blob(outline), color),
    <ellipse
      cx={round(x - rx * 0.3)}
      cy={round(y - ry * 0.4)}
      rx={round(rx * 0.26)}
      ry={round(ry * 0.2)}
      fill="#fff"
      opacity=".7"
    />,
  );
}

/** How far under the lip two front teeth begin. They stay behind lips that are pursed. */
const TEETH: Readonly<Partial<Record<MouthLook, number>>> = {
  smile: 1.4,
  soft: 1.4,
  tender: 1.4,
  determined: 1.4,
  laugh: 0.6,
  yawn: -2,
};

export function teeth(pen: Pen, x: number, mouthY: number, look: MouthLook) {
  const drop = TEETH[look];
  if (drop === undefined) return null;
  const [left, right, top] = [round(x - 4.2), round(x + 0.4), round(mouthY + drop)];
  return (
    <path
      d={`M${left} ${top}h4.4v5.4q-2.2 1.4 -4.4 0ZM${right} ${top}h4.4v5.2q-2.2 1.6 -4.4 0Z`}
      fill="#fff"
      stroke={pen.ink}
      strokeWidth={round(pen.line * 0.6)}
      strokeLinejoin="round"
    />
  );
}
