import type { Character, Features, Pair, Palette, Pen } from '../rig/character.ts';
import { blob, limb, oval, type Point, puffs } from '../rig/geometry.ts';
import { filled, inked, layers, stroked } from '../rig/ink.tsx';

interface OtterLook {
  readonly ink: string;
  readonly iris: string;
  readonly lid: string;
  readonly lean: number;
  readonly palette: Palette;
  readonly scarf: string;
  readonly tail: readonly [Point, Point, Point];
}

/** One of two: they share a shape, not colors, scarf or the side of the tail. */
const otter = ({ tail, scarf, ...look }: OtterLook): Character => ({
  ...look,
  bust: '18 -4 164 164',
  face: {
    x: 100,
    y: 74,
    eyeDx: 25,
    eyeRx: 12.5,
    eyeRy: 15,
    browDy: 4.5,
    mouthDy: 33,
    mouthWidth: 9,
    cheekDx: 42,
    cheekDy: 19,
    cheekR: 12,
  },
  shoulders: [
    [76, 136],
    [126, 136],
  ],
  arm: { upper: 21, fore: 20, radii: [11, 9.5, 9], hand: 10 },
  hips: [
    [84, 186],
    [118, 186],
  ],
  leg: {
    thigh: 8,
    shin: 8,
    radii: [13, 12, 11],
    footLength: 9,
    footRadius: 9,
    stance: { legL: [10, 4], legR: [10, 4] },
  },
  neck: [100, 116],
  torsoMiddle: [100, 160],
  effectAt: [160, 26],
  draw: (pen) => draw(pen, { tail, scarf }),
});

function draw(pen: Pen, { tail, scarf }: Pick<OtterLook, 'tail' | 'scarf'>): Features {
  const { breath: b, paint } = pen;
  const torso = blob(`100,104 126,116 ${138 + 3 * b},152 133,186 104,200 74,194 ${62 - 3 * b},152 75,116`);
  return {
    back: inked(pen, limb(...tail, [13, 11, 6]).d, paint('body')),
    torso,
    torsoOver: layers(
      filled(
        blob(`100,118 118,130 ${124 + 3 * b},156 118,184 101,192 83,184 ${76 - 3 * b},156 83,130`),
        paint('cream'),
      ),
      inked(
        pen,
        blob('70,118 100,128 132,117 136,126 124,136 100,140 78,137 66,127') +
          blob('116,130 126,136 130,156 118,158 112,140'),
        scarf,
        0.9,
      ),
    ),
    headBack: layers(
      inked(pen, oval(54, 52, 11), paint('body')),
      filled(oval(55, 53, 5.5), '#eeb09a'),
      inked(pen, oval(147, 51, 11), paint('body')),
      filled(oval(146, 52, 5.5), '#eeb09a'),
    ),
    head: blob('100,36 132,42 153,68 154,96 132,117 100,123 69,117 47,97 48,68 68,42'),
    headOver: layers(
      filled(puffs('85,103,16 115,103,16') + blob('100,92 116,104 100,121 84,104'), paint('cream')),
      inked(pen, blob('93,38 90,27 100,32 108,24 110,36'), paint('body'), 0.85),
      pen.fine && stroked(pen, 'M70 100l-14 -3M71 107l-13 2M130 100l14 -3M129 107l13 2', 0.6, 0.5),
    ),
    nose: { x: 100, y: 94, rx: 8.5, ry: 6 },
  };
}

const PIP = otter({
  ink: '#42291f',
  iris: '#5aa9d6',
  lid: '#bb8a67',
  lean: 0,
  scarf: '#ffcf5c',
  palette: { body: ['#d7ab88', '#ab7a58', '#835740'], cream: ['#fff5e4', '#f5dcbc'] },
  tail: [
    [78, 186],
    [48, 204],
    [36, 178],
  ],
});

const TAM = otter({
  ink: '#4a3328',
  iris: '#6cb06a',
  lid: '#dfc29b',
  lean: 0,
  scarf: '#5cc8c2',
  palette: { body: ['#f3dfc0', '#d9b98c', '#b28e63'], cream: ['#fffaf0', '#fbead0'] },
  tail: [
    [124, 186],
    [154, 204],
    [166, 178],
  ],
});

export const pip: Pair = {
  bust: '8 26 184 184',
  ink: '#42291f',
  members: [
    { character: PIP, place: [-24, 50], scale: 0.76, tilt: 3, holds: 1, handAt: [158, 168] },
    { character: TAM, place: [58, 34], scale: 0.84, tilt: -3, holds: -1, handAt: [46, 170] },
  ],
};
