import type { NoseShape, Pen } from '../rig/character.ts';
import { blob, oval, round } from '../rig/geometry.ts';
import { filled, layers, stroked } from '../rig/ink.tsx';
import type { MouthLook } from '../rig/stance.ts';

const INSIDE = '#7c2f45';
const TONGUE = '#f58a97';

type Place = (dx: number, dy: number) => string;

/** The drawn line of a closed mouth, `w` half its width. One dimple, on the right. */
const CLOSED: Readonly<Partial<Record<MouthLook, (p: Place, w: number) => string>>> = {
  smile: (p, w) => `M${p(-w, -1)}Q${p(-w * 0.1, w * 0.95)} ${p(w, -1.8)}M${p(w - 2.2, -3.6)}q2.8 .4 3.4 2.8`,
  soft: (p, w) => `M${p(-w * 0.62, 0)}Q${p(0, w * 0.55)} ${p(w * 0.66, -0.6)}`,
  tender: (p, w) => `M${p(-w * 0.55, 1.8)}Q${p(-w * 0.05, w * 0.42)} ${p(w * 0.58, 0.6)}`,
  side: (p, w) => `M${p(-w * 0.4, 1.5)}Q${p(w * 0.3, 2.6)} ${p(w * 0.72, -2)}`,
  sip: (p, w) => `M${p(-w * 0.3, 0.5)}Q${p(0, 2.2)} ${p(w * 0.32, 0.2)}`,
  determined: (p, w) => `M${p(-w * 0.7, 1)}Q${p(w * 0.1, w * 0.34)} ${p(w * 0.8, -2.6)}`,
};

/** Small and close under the eyes; `w` is half the width of a smile. */
export function mouth(pen: Pen, x: number, y: number, w: number, look: MouthLook) {
  const p: Place = (dx, dy) => `${round(x + dx)} ${round(y + dy)}`;
  const closed = CLOSED[look];
  if (closed) return stroked(pen, closed(p, w), 1.1);
  if (look === 'blow') return opening(pen, oval(x, y + 1.5, w * 0.3, w * 0.36));
  return look === 'yawn' ? yawn(pen, x, y, w) : laugh(pen, p, w);
}

const opening = (pen: Pen, d: string) => (
  <path d={d} fill={INSIDE} stroke={pen.ink} strokeWidth={round(pen.line * 1.1)} strokeLinejoin="round" />
);

function yawn(pen: Pen, x: number, y: number, w: number) {
  const d = `${x},${y - w * 0.36} ${x + w * 0.44},${y} ${x + w * 0.36},${y + w * 0.66} ${x},${y + w * 0.86} ${x - w * 0.38},${y + w * 0.64} ${x - w * 0.44},${y}`;
  return layers(opening(pen, blob(d)), filled(oval(x, y + w * 0.56, w * 0.26, w * 0.2), TONGUE));
}

function laugh(pen: Pen, p: Place, w: number) {
  const h = w * 1.02;
  const lips = `M${p(-w, -2)}Q${p(0, h * 0.3)} ${p(w, -2.8)}C${p(w * 0.98, h * 0.7)} ${p(w * 0.5, h * 1.04)} ${p(0, h * 1.04)}C${p(-w * 0.52, h * 1.04)} ${p(-w * 0.96, h * 0.68)} ${p(-w, -2)}Z`;
  const tongue = `M${p(-w * 0.5, h * 0.8)}Q${p(0, h * 0.32)} ${p(w * 0.52, h * 0.78)}Q${p(0, h * 1.12)} ${p(-w * 0.5, h * 0.8)}Z`;
  return layers(opening(pen, lips), filled(tongue, TONGUE));
}

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
