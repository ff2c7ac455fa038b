import type { Character, Features, Pen } from '../rig/character.ts';
import { blob, capsule, oval } from '../rig/geometry.ts';
import { filled, inked, layers, stroked } from '../rig/ink.tsx';

export const setta: Character = {
  bust: '34 12 134 134',
  ink: '#43261f',
  iris: '#d98a2b',
  lid: '#c98d64',
  lean: -0.35,
  palette: { body: ['#e0ab82', '#bd8058', '#935b3d'], cream: ['#fff0d8', '#f3d3ab'], pad: ['#ffd76a', '#f7b02c'] },
  face: {
    x: 100,
    y: 72,
    eyeDx: 23,
    eyeRx: 11.5,
    eyeRy: 14,
    browDy: 4,
    mouthDy: 27,
    mouthWidth: 9,
    cheekDx: 38,
    cheekDy: 18,
    cheekR: 11,
  },
  shoulders: [
    [60, 132],
    [141, 132],
  ],
  arm: { upper: 23, fore: 22, radii: [15, 13, 12], hand: 14, band: '#e5476d', stretch: 1.15 },
  hips: [
    [76, 174],
    [125, 174],
  ],
  leg: {
    thigh: 19,
    shin: 18,
    radii: [17, 14.5, 13],
    footLength: 9,
    footRadius: 10.5,
    trim: (pen, leg) => inked(pen, oval(...leg.at(0.56), 12, 8.5), pen.paint('pad'), 0.75),
    stance: { legL: [8, 2], legR: [8, 2] },
  },
  fit: 0.9,
  neck: [100, 108],
  torsoMiddle: [100, 156],
  effectAt: [166, 22],
  soundAt: [14, 72],
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const torso = blob(
    `100,102 138,110 ${157 + 3 * b},140 ${149 + 2 * b},172 126,187 99,190 70,186 ${50 - 2 * b},171 ${43 - 3 * b},138 62,110`,
  );
  return {
    torso,
    torsoOver: layers(
      filled(blob(`100,122 126,131 ${135 + 3 * b},153 124,176 99,182 75,175 ${65 - 3 * b},152 75,131`), paint('cream')),
      stroked(pen, 'M94 134q4 5 9 2M102 142q4 3 8 -1', 0.65, 0.35),
    ),
    headBack: layers(
      inked(pen, oval(59, 42, 15), paint('body')),
      filled(oval(60, 44, 8.5), '#f3b79a'),
      inked(pen, oval(142, 40, 15), paint('body')),
      filled(oval(141, 42, 8.5), '#f3b79a'),
    ),
    head: blob('100,29 130,35 149,60 149,88 129,108 99,113 69,107 50,87 52,58 72,35'),
    headOver: layers(
      inked(pen, blob('98,31 86,22 84,10 94,13 98,2 106,10 117,6 116,19 106,30'), paint('body'), 0.95),
      inked(pen, capsule([93, 30], [111, 29], 4.6, 4.6), '#e5476d', 0.8),
      filled(blob('100,82 116,86 124,97 114,107 99,109 84,106 77,96 85,86'), paint('cream')),
    ),
    nose: { x: 100, y: 90, rx: 8, ry: 5.6 },
  };
}
