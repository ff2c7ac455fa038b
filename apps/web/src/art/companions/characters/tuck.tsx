import type { Character, Features, Pen } from '../rig/character.ts';
import { blob, capsule, heart, oval } from '../rig/geometry.ts';
import { clipped, filled, inked, layers, stroked } from '../rig/ink.tsx';

export const tuck: Character = {
  bust: '38 14 124 124',
  ink: '#21483f',
  iris: '#c07a34',
  lid: '#a5d9c1',
  lean: 0.4,
  palette: {
    body: ['#cdeedd', '#8fd0b4', '#5aa78c'],
    shell: ['#e9b877', '#c07f4c'],
    plate: ['#fff4d2', '#f3d99b'],
    box: ['#f2705a', '#cf4438'],
  },
  face: {
    x: 100,
    y: 72,
    eyeDx: 23,
    eyeRx: 12,
    eyeRy: 15,
    browDy: 4,
    mouthDy: 23,
    mouthWidth: 10,
    cheekDx: 34,
    cheekDy: 17,
    cheekR: 11,
  },
  shoulders: [
    [68, 136],
    [132, 136],
  ],
  arm: { upper: 18, fore: 18, radii: [11, 10, 9], hand: 10.5, stretch: 1 },
  hips: [
    [82, 182],
    [118, 182],
  ],
  leg: {
    thigh: 9,
    shin: 8,
    radii: [13, 12, 11],
    footLength: 7,
    footRadius: 9,
    stance: { legL: [12, 4], legR: [12, 4] },
  },
  neck: [100, 110],
  torsoMiddle: [100, 160],
  effectAt: [160, 26],
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const shell = blob('104,62 146,74 176,112 177,156 150,190 102,200 56,191 28,160 27,116 58,75');
  const torso = blob(`100,106 126,118 ${136 + 3 * b},152 126,186 100,195 74,186 ${64 - 3 * b},152 75,118`);
  return {
    back: layers(inked(pen, shell, paint('shell')), clipped(pen, 'shell-edge', shell, patchwork(pen))),
    torso,
    torsoOver: layers(
      filled(
        blob(`100,120 120,128 ${127 + 3 * b},154 119,180 100,187 81,180 ${73 - 3 * b},154 80,128`),
        paint('plate'),
      ),
      stroked(pen, 'M100 122V186M76 144Q100 150 124 144M76 166Q100 172 124 166', 0.7, 0.4, '#b8893f'),
    ),
    head: blob('98,26 128,33 147,58 145,86 126,106 100,112 74,107 54,88 51,59 70,34'),
    headOver: layers(
      plaster(pen),
      filled(oval(70, 48, 3.6, 2.9) + oval(78, 41, 2.2, 1.8), '#5aa78c', 0.55),
      filled(oval(96, 87, 1.5) + oval(104, 87, 1.5), pen.ink, 0.6),
    ),
    front: toolbox(pen),
  };
}

const PATCHES = [
  ['M10 60H62L66 110L44 132L10 124Z', '#f6c667'],
  ['M10 124L44 132L54 166L34 186L10 184Z', '#ea8a63'],
  ['M34 186L54 166L80 190L76 210H30Z', '#a9c86c'],
  ['M190 60H142L136 108L158 130L192 120Z', '#ee9aa8'],
  ['M192 120L158 130L148 166L168 184L196 180Z', '#f6c667'],
  ['M168 184L148 166L122 190L126 210H176Z', '#8fb9e0'],
  ['M62 50H142L136 108H66Z', '#c3a4e6'],
] as const;
const SEAMS =
  'M62 60L66 110L44 132L54 166L34 188M10 124L44 132M54 166L82 192M142 60L136 108L158 130L148 166L170 186M194 120L158 130M148 166L120 192';
const STITCHES = 'M56 78L60 108L39 126M39 137L48 165L32 180M148 78L142 106L163 124M163 135L154 165L172 178';

const patchwork = (pen: Pen) =>
  layers(
    ...PATCHES.map(([d, color]) => filled(d, color)),
    stroked(pen, SEAMS, 0.85, 0.75),
    pen.fine && (
      <path
        d={STITCHES}
        fill="none"
        stroke="#fff6e0"
        strokeWidth="1.9"
        strokeDasharray="4 4"
        strokeLinecap="round"
        opacity=".95"
      />
    ),
  );

const plaster = (pen: Pen) => (
  <g transform="rotate(28 124 46)">
    {inked(pen, capsule([114, 44], [134, 44], 5.5, 5.5), '#ffd3ad', 0.8)}
    {filled('M120.5 38.8h7.5v10.4h-7.5Z', '#ffeeda')}
    {filled(oval(115.5, 44, 1) + oval(132.5, 44, 1), '#c98d64')}
  </g>
);

const toolbox = (pen: Pen) =>
  layers(
    inked(pen, 'M156 178v-5q0 -6 6 -6h10q6 0 6 6v5h-5v-4q0 -2 -2 -2h-8q-2 0 -2 2v4Z', '#5b6f86', 0.7),
    inked(
      pen,
      blob('148,177 167,176 187,177 190,181 190,203 186,207 167,208 148,207 144,203 144,181', 0.7),
      pen.paint('box'),
    ),
    stroked(pen, 'M144 188.5Q167 191 190 188.5', 0.85, 0.8),
    inked(pen, heart(167, 190.5, 5.5), '#fff3df', 0.65),
  );
