import type { FigurePen } from '../rig/character.ts';
import { type Point, round, type Side } from '../rig/geometry.ts';
import { layers, line } from '../rig/ink.tsx';
import type { EyeLook } from '../rig/stance.ts';

/** Darker than any ink, and the same for all. */
const DARK = '#22142a';

interface EyePlace {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
  readonly side: Side;
}

export function eye(pen: FigurePen, place: EyePlace, look: EyeLook, gaze: Point) {
  if (look === 'closed' || look === 'joy') return shutEye(pen, place, look);
  const wider = look === 'wide' ? 1.06 : 1;
  const open = {
    ...place,
    x: place.x + gaze[0] * 0.55,
    y: place.y + gaze[1] * 0.45,
    rx: place.rx * wider,
    ry: place.ry * wider,
  };
  return layers(
    ball(pen, open, gaze, look === 'glossy' ? 1.22 : 1),
    look === 'half' ? halfLid(pen, open) : lid(pen, open),
  );
}

/** An arc: down at rest, up in joy. */
function shutEye(pen: FigurePen, { x, y, rx, ry, side }: EyePlace, look: 'closed' | 'joy') {
  const bow = look === 'joy' ? -1 : 1;
  const top = y + ry * (look === 'joy' ? 0.36 : 0.05);
  const lashes =
    look === 'closed' && pen.fine
      ? `M${round(x + side * rx * 0.92)} ${round(top + 1.2)}l${round(side * 3.6)} 2.4M${round(x + side * rx * 0.62)} ${round(top + ry * 0.34)}l${round(side * 2.6)} 3.4`
      : '';
  const arc = `M${round(x - rx)} ${round(top)}Q${round(x)} ${round(top + bow * ry * 1.12)} ${round(x + rx)} ${round(top)}`;
  return line(arc + lashes, pen.ink, pen.line * 1.55);
}

/** The light is the same for all: a big one upper left, a spark lower right. The pupil moves more than the eye. */
function ball(pen: FigurePen, { x, y, rx, ry }: EyePlace, [gx, gy]: Point, gloss: number) {
  const ellipse = (cx: number, cy: number, ...radii: readonly [number, number]) => ({
    cx: round(cx),
    cy: round(cy),
    rx: round(radii[0]),
    ry: round(radii[1]),
  });
  return (
    <>
      <ellipse {...ellipse(x, y, rx, ry)} fill={pen.paint('eye')} />
      <ellipse {...ellipse(x + gx * 0.5, y + ry * 0.4, rx * 0.7, ry * 0.48)} fill={pen.character.iris} opacity=".82" />
      <ellipse {...ellipse(x + gx * 0.8, y + ry * 0.1 + gy * 0.5, rx * 0.52, ry * 0.5)} fill={DARK} />
      <ellipse
        {...ellipse(x - rx * 0.27 + gx * 0.7, y - ry * 0.36 + gy * 0.6, rx * 0.37 * gloss, ry * 0.31 * gloss)}
        fill="#fff"
        transform={`rotate(-18 ${round(x)} ${round(y)})`}
      />
      <circle
        cx={round(x + rx * 0.36 + gx * 0.5)}
        cy={round(y + ry * 0.46 + gy * 0.3)}
        r={round(rx * 0.17 * gloss)}
        fill="#fff"
        opacity=".95"
      />
    </>
  );
}

/** The upper lid is heavier, with a tiny outward flick on those who have lashes. */
function lid(pen: FigurePen, { x, y, rx, ry, side }: EyePlace) {
  const out = side * rx;
  const flick = pen.fine && pen.character.lashes ? `l${round(side * 3)} -2.4` : '';
  const d = `M${round(x - out * 0.9)} ${round(y - ry * 0.5)}Q${round(x - out * 0.1)} ${round(y - ry * 1.34)} ${round(x + out)} ${round(y - ry * 0.42)}`;
  return line(d + flick, pen.ink, pen.line * 1.15);
}

function halfLid(pen: FigurePen, { x, y, rx, ry, side }: EyePlace) {
  const clip = `lid${side < 0 ? 'L' : 'R'}`;
  const [left, right] = [round(x - rx - 3), round(x + rx + 3)];
  const fold = `Q${round(x + side * 2)} ${round(y + ry * 0.5)} ${left} ${round(y - 1)}Z`;
  const edge = `M${round(x - side * (rx + 0.4))} ${round(y - 1)}Q${round(x + side * 2)} ${round(y + ry * 0.47)} ${round(x + side * (rx + 1.6))} ${round(y + 0.5)}`;
  return (
    <>
      <clipPath id={pen.id(clip)}>
        <ellipse cx={round(x)} cy={round(y)} rx={round(rx + 1.2)} ry={round(ry + 1.2)} />
      </clipPath>
      <path
        clipPath={pen.paint(clip)}
        d={`M${left} ${round(y - ry - 3)}H${right}V${round(y - 1)}${fold}`}
        fill={pen.character.lid}
      />
      {line(edge, pen.ink, pen.line * 1.44)}
    </>
  );
}
