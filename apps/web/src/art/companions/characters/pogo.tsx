import type { Character, Features, Pen } from '../rig/character.ts';
import { at, between, blob, type Point, puffs } from '../rig/geometry.ts';
import { filled, inked, layers, line, stroked } from '../rig/ink.tsx';

const GROUND = 207;
/** How much longer the springs are than the legs of others. */
const LONGER = 22;

export const pogo: Character = {
  bust: '28 2 164 164',
  ink: '#5b3f30',
  iris: '#3f9be0',
  lid: '#f6dfb9',
  lean: 0.35,
  palette: {
    body: ['#fffdf5', '#fdebcd', '#ecca98'],
    inner: ['#ffd0c2', '#ff9f93'],
    shoe: ['#ff8a78', '#e9564f'],
    spring: ['#3fd0d6', '#1aa3b3'],
  },
  face: {
    x: 100,
    y: 103,
    eyeDx: 22,
    eyeRx: 12.5,
    eyeRy: 15.5,
    browDy: 4,
    mouthDy: 24,
    mouthWidth: 8,
    cheekDx: 36,
    cheekDy: 17,
    cheekR: 11,
  },
  shoulders: [
    [82, 143],
    [118, 143],
  ],
  headDy: -9,
  soles: GROUND + LONGER,
  fit: 0.88,
  arm: { upper: 20, fore: 20, radii: [7.5, 6.5, 6.5], hand: 8.5, stretch: 1.1 },
  neck: [100, 134],
  torsoMiddle: [100, 152],
  effectAt: [172, 92],
  soundAt: [34, 84],
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const stretch = LONGER + (pen.stance.hop ? 7 : 0);
  const torso = blob(`100,118 119,126 ${128 + 3 * b},144 121,161 100,166 79,161 ${72 - 3 * b},144 81,126`);
  return {
    back: inked(pen, puffs('129,154,9 137,148,7.5 137,158,7.5'), paint('body'), 0.9),
    torso,
    under: springs(pen, stretch),
    torsoOver: filled(blob('100,130 113,137 117,148 110,158 100,161 89,158 83,148 88,137'), '#fff', 0.75),
    headBack: layers(
      inked(pen, 'M72 88C54 56 46 20 62 8C82 12 96 48 95 80Z', paint('body')),
      filled('M76 80C64 54 58 28 65 19C78 27 87 52 88 76Z', paint('inner')),
      inked(
        pen,
        'M108 80C108 54 118 28 140 22C164 18 180 36 186 62C174 68 162 60 154 47C144 52 138 66 132 86Z',
        paint('body'),
      ),
      filled('M115 76C117 56 124 40 139 34C144 35 148 38 150 42C139 48 130 62 126 80Z', paint('inner')),
    ),
    head: blob('100,68 128,73 147,94 149,118 131,136 100,142 68,136 51,118 54,93 73,73'),
    headOver: layers(
      filled(blob('100,114 116,118 122,128 112,137 100,139 87,137 78,128 85,118'), '#fff', 0.85),
      inked(pen, blob('92,72 88,62 98,66 104,56 106,67 116,64 110,74'), paint('body'), 0.8),
    ),
    nose: { x: 100, y: 118, rx: 5, ry: 3.8, color: '#f0787c' },
    teeth: true,
  };
}

/** Both springs and shoes, `stretch` units below where a short figure stands. */
const springs = (pen: Pen, stretch: number) =>
  layers(
    spring(pen, [86, 158], [76, 197 + stretch]),
    spring(pen, [114, 158], [125, 197 + stretch]),
    <g transform={`translate(0 ${stretch})`}>
      {inked(pen, blob('74,192 87,195 90,204 78,208 60,207 56,200 64,195'), pen.paint('shoe'))}
      {inked(pen, blob('126,192 136,195 144,200 140,207 122,208 110,204 113,195'), pen.paint('shoe'))}
      {stroked(pen, 'M57 204.5q16 4 32 0M111 204.5q16 4 32 0', 0.9, 1, '#fff3df')}
    </g>,
  );

const TURNS = 4;
const WIRE = 4.2;

/** A coil from one point down to another. */
function spring(pen: Pen, from: Point, to: Point) {
  const near = (t: number, aside: number, lift = 0) => {
    const [x, y] = between(from, to, t / TURNS);
    return at([x + aside, y - lift]);
  };
  const turns = Array.from({ length: TURNS }, (_, i) => {
    const half = i + 0.5;
    return `C${near(i, 11)} ${near(half, 11)} ${near(half, 0)}C${near(half, -11)} ${near(i + 1, -11, 1)} ${near(i + 1, 0)}`;
  });
  const d = `M${at(from)}${turns.join('')}`;
  return layers(line(d, pen.ink, WIRE + pen.line * 1.5), line(d, '#2fbfc9', WIRE));
}
