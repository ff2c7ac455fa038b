import type { Character, Features, Pen } from '../rig/character.ts';
import { blob, limb, oval } from '../rig/geometry.ts';
import { filled, inked, layers, stroked } from '../rig/ink.tsx';
import type { Mood } from '../rig/stance.ts';

export const fern: Character = {
  bust: '10 6 180 180',
  ink: '#35482a',
  iris: '#b3742f',
  lid: '#cfe596',
  lean: -0.35,
  palette: { body: ['#fff8e2', '#e8f2b4', '#b4d672'], leaf: ['#8ad97f', '#3f9f5c'], bud: ['#ffc6d3', '#ff86a4'] },
  lightFrom: 'below',
  face: {
    x: 100,
    y: 116,
    eyeDx: 23,
    eyeRx: 12.5,
    eyeRy: 15.5,
    browDy: 4,
    mouthDy: 22,
    mouthWidth: 9,
    cheekDx: 38,
    cheekDy: 17,
    cheekR: 11,
  },
  shoulders: [
    [56, 148],
    [145, 148],
  ],
  arm: {
    upper: 18,
    fore: 17,
    radii: [6.5, 5, 4.5],
    hand: 9.5,
    kind: 'leaf',
    paint: 'leaf',
    apart: true,
    behindBody: true,
  },
  neck: [100, 180],
  torsoMiddle: [100, 166],
  effectAt: [176, 108],
  oneBody: true,
  soundAt: [16, 112],
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint, mood } = pen;
  const droop = LEAF_DROOP[mood] ?? 0;
  const torso = blob(
    `100,64 125,71 ${147 + 2 * b},98 ${154 + 4 * b},140 ${142 + 3 * b},180 113,199 87,199 ${58 - 3 * b},181 ${46 - 4 * b},141 ${54 - 2 * b},98 76,71`,
  );
  return {
    under: layers(
      inked(pen, blob('78,190 91,196 92,205 76,208 62,206 63,197'), paint('body')),
      inked(pen, blob('123,190 137,196 138,206 123,208 109,205 110,196'), paint('body')),
    ),
    torso,
    torsoOver: stroked(
      pen,
      'M74 190q-12 -16 -12 -36M92 197q-4 -10 -4 -20M112 197q3 -10 4 -20M130 188q10 -14 11 -34',
      0.75,
      0.35,
      '#86a447',
    ),
    headBack: layers(
      <g transform={`rotate(${-droop} 84 76)`}>
        {inked(pen, 'M80 80C50 84 18 64 8 24C46 20 82 42 88 72Z', paint('leaf'))}
        {stroked(pen, 'M80 75Q50 62 22 34M58 64l-2 -15M46 56l-15 0M68 70l1 -16', 0.8, 0.5)}
      </g>,
      <g transform={`rotate(${droop} 120 76)`}>
        {inked(pen, 'M116 74C118 44 146 20 190 16C188 52 160 84 126 82Z', paint('leaf'))}
        {stroked(pen, 'M123 76Q146 46 176 26M138 58l14 2M152 44l0 -13M147 49l15 0', 0.8, 0.5)}
      </g>,
      inked(pen, limb([100, 70], [96, 56], [103, 42], [4, 3.2, 3]).d, paint('leaf'), 0.85),
      mood === 'cheering' || mood === 'happy' ? flower(pen) : bud(pen),
    ),
    headOver: filled(oval(72, 86, 2) + oval(80, 80, 1.5) + oval(130, 84, 1.8), '#86a447', 0.55),
  };
}

/** Degrees by which the leaves hang, or rise. */
const LEAF_DROOP: Readonly<Partial<Record<Mood, number>>> = {
  'sad-with-you': 22,
  sleepy: 30,
  cheering: -12,
  'breathing-in': -6,
  listening: -8,
  calm: 8,
  'breathing-out': 10,
};

const PETALS = Array.from({ length: 5 }, (_, i) => {
  const angle = (i * 2 * Math.PI) / 5;
  return oval(103 + 8.5 * Math.sin(angle), 32 - 8.5 * Math.cos(angle), 6.8);
}).join('');

/** It opens when Fern is glad. */
const flower = (pen: Pen) =>
  layers(inked(pen, PETALS, pen.paint('bud'), 0.85), inked(pen, oval(103, 32, 5), '#ffd552', 0.7));

const bud = (pen: Pen) =>
  layers(
    inked(pen, blob('103,20 110,30 108,41 103,44 97,41 96,30'), pen.paint('bud'), 0.85),
    stroked(pen, 'M99 30q4 3 4 11M107 30q-3 3 -4 11', 0.6, 0.6),
  );
