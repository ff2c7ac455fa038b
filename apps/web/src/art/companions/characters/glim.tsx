import type { Character, Features, Pen } from '../rig/character.ts';
import { blob, limb, oval, round } from '../rig/geometry.ts';
import { clipped, filled, inked, layers, stroked } from '../rig/ink.tsx';
import type { Mood } from '../rig/stance.ts';

export const glim: Character = {
  bust: '32 -4 138 138',
  ink: '#4a2459',
  iris: '#e8742e',
  lid: '#ffd3b0',
  lean: -0.35,
  palette: {
    body: ['#c99ae6', '#9a62c2', '#713f9e'],
    face: ['#fff0dc', '#ffd3b3'],
    lamp: ['#fffde0', '#ffdc4a', '#ff9f2e'],
    wing: ['#ffffff', '#cfe9ff'],
  },
  face: {
    x: 100,
    y: 84,
    eyeDx: 21,
    eyeRx: 12.5,
    eyeRy: 15.5,
    browDy: 4.5,
    mouthDy: 23,
    mouthWidth: 8.5,
    cheekDx: 32,
    cheekDy: 17,
    cheekR: 10,
  },
  shoulders: [
    [80, 132],
    [120, 132],
  ],
  arm: { upper: 20, fore: 19, radii: [6, 5.5, 5], hand: 7, stretch: 1.1 },
  neck: [100, 120],
  torsoMiddle: [100, 140],
  effectAt: [168, 40],
  float: 10,
  soundAt: [30, 84],
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const glow = GLOW[pen.mood] ?? 0.95;
  const torso = blob('100,116 116,122 122,136 114,148 100,151 86,148 78,136 84,122');
  const lamp = blob(
    `100,138 ${122 + 3 * b},144 ${131 + 5 * b},164 ${120 + 3 * b},186 101,${193 + 2 * b} ${81 - 3 * b},186 ${69 - 5 * b},164 ${78 - 3 * b},144`,
  );
  return {
    back: layers(
      <circle cx="100" cy="166" r={round(56 * glow)} fill={paint('glow')} />,
      ...WINGS.map((d) => (
        <g key={d} opacity=".93">
          {inked(pen, blob(d), paint('wing'), 0.85)}
        </g>
      )),
      stroked(pen, 'M74 132q-22 -14 -42 -14M126 132q22 -15 42 -16M74 146q-14 4 -24 16M126 146q14 4 24 15', 0.6, 0.3),
    ),
    under: layers(
      inked(pen, lamp, paint('lamp')),
      clipped(
        pen,
        'lamp-edge',
        lamp,
        layers(
          filled('M60 146Q100 160 140 146V138H60Z', paint('body')),
          stroked(pen, 'M60 146Q100 160 140 146', 0.8, 0.8),
          stroked(pen, 'M66 168Q100 180 134 168M74 183Q100 192 126 183', 0.8, 0.45, '#e07a1f'),
        ),
      ),
      filled(blob('82,162 88,157 90,164 86,174 81,171'), '#fff', 0.85),
    ),
    torso,
    headBack: layers(
      inked(pen, limb([84, 48], [66, 34], [62, 16], [3.4, 3, 2.6]).d, paint('body'), 0.85),
      inked(pen, limb([116, 46], [130, 30], [144, 22], [3.4, 3, 2.6]).d, paint('body'), 0.85),
      inked(pen, oval(61, 13, 7), paint('lamp'), 0.85),
      inked(pen, oval(147, 20, 7), paint('lamp'), 0.85),
      filled(oval(59, 11, 2) + oval(145, 18, 2), '#fff'),
    ),
    head: blob('100,38 130,45 148,70 146,98 126,118 100,123 74,118 54,99 52,70 71,45'),
    headOver: inked(
      pen,
      blob('101,66 112,57 129,60 139,79 134,102 118,114 100,117 82,114 66,102 61,79 71,60 89,57'),
      paint('face'),
      0.55,
    ),
  };
}

/** How bright the lamp is, where a mood changes it. */
const GLOW: Readonly<Partial<Record<Mood, number>>> = {
  sleepy: 0.45,
  'sad-with-you': 0.7,
  cheering: 1.15,
  'breathing-in': 1.15,
  'breathing-out': 0.7,
};

const WINGS = [
  '82,132 56,112 28,104 14,118 24,138 56,144',
  '82,138 54,144 34,158 40,174 62,168 84,148',
  '118,132 144,110 172,100 187,113 178,134 146,143',
  '118,138 146,143 166,156 161,172 139,167 116,148',
] as const;
