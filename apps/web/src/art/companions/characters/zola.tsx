import type { Character, Features, Pen } from '../rig/character.ts';
import { blob, limb, oval, puffs } from '../rig/geometry.ts';
import { filled, inked, layers, stroked } from '../rig/ink.tsx';

export const zola: Character = {
  bust: '18 2 164 164',
  ink: '#43366b',
  iris: '#3fb6c0',
  lid: '#b9adf5',
  lashes: true,
  lean: -0.3,
  palette: {
    body: ['#d6ceff', '#ab9df2', '#8673da'],
    belly: ['#fff6e6', '#ffd8c0'],
    cloud: ['#ffffff', '#d3defb'],
    horn: ['#ffd9a0', '#f4996b'],
  },
  face: {
    x: 100,
    y: 82,
    eyeDx: 23,
    eyeRx: 13,
    eyeRy: 16,
    browDy: 5,
    mouthDy: 26,
    mouthWidth: 9,
    cheekDx: 37,
    cheekDy: 19,
    cheekR: 12,
  },
  shoulders: [
    [72, 144],
    [128, 144],
  ],
  arm: { upper: 18, fore: 18, radii: [9, 8, 7.5], hand: 9, stretch: 1.15 },
  neck: [100, 122],
  torsoMiddle: [100, 166],
  airAside: 14,
  effectAt: [160, 34],
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const torso = blob(
    `100,114 128,126 ${143 + 9 * b},160 ${134 + 6 * b},192 101,203 ${67 - 6 * b},193 ${57 - 9 * b},160 73,126`,
  );
  const cheek = 15 + 10 * Math.max(b, 0);
  const head =
    blob('100,34 129,40 148,62 150,88 136,110 102,119 66,111 51,89 53,62 72,41') +
    oval(62 - 5 * Math.max(b, 0), 98, cheek) +
    oval(140 + 5 * Math.max(b, 0), 98, cheek - 0.5);
  return {
    back: layers(
      inked(pen, puffs('60,146,13 46,134,13 30,122,11 18,112,7 29,136,10 44,147,10'), paint('cloud'), 0.9),
      inked(pen, puffs('142,144,13 156,131,13 171,118,11 183,107,7 173,132,9.5 158,144,10'), paint('cloud'), 0.9),
      inked(pen, limb([126, 186], [166, 208], [176, 176], [13, 9, 6]).d, paint('body')),
      inked(pen, puffs('170,172,9 182,168,10 176,158,9 187,177,6.5'), paint('cloud'), 0.9),
    ),
    torso,
    torsoOver: layers(
      filled(
        blob(
          `100,130 121,142 ${128 + 9 * b},168 ${118 + 6 * b},191 100,197 ${81 - 6 * b},191 ${73 - 9 * b},168 80,142`,
        ),
        paint('belly'),
      ),
      stroked(pen, 'M80 158Q100 165 121 158M77 172Q100 180 124 172M82 186Q100 193 118 186', 0.7, 0.55, '#e39c7f'),
      inked(pen, blob('76,190 90,195 92,204 78,208 62,206 60,196'), paint('body'), 0.95),
      inked(pen, blob('125,190 139,195 141,205 124,208 109,205 111,195'), paint('body'), 0.95),
      stroked(pen, 'M71 201v4M79 201.5v4.500M121 201.5v4.500M129 201v4', 0.7, 0.6),
    ),
    collar: inked(pen, puffs('66,121,12 81,129,13 100,133,14 119,129,13 135,120,11.5'), paint('cloud'), 0.9),
    headBack: layers(
      inked(pen, blob('60,74 44,66 27,46 46,42 64,54'), paint('body')),
      filled(blob('56,69 46,63 36,51 48,49 58,56'), '#f7b7c6'),
      inked(pen, blob('142,72 158,62 171,40 153,39 137,52'), paint('body')),
      filled(blob('146,66 155,59 163,47 153,46 144,54'), '#f7b7c6'),
      inked(pen, blob('74,48 66,32 68,15 80,20 88,40'), paint('horn'), 0.95),
      inked(pen, blob('115,40 122,20 134,13 135,30 128,48'), paint('horn'), 0.95),
      stroked(pen, 'M69 26q6 1 10 -2M70 34q7 1 13 -3M131 24q-5 1 -9 -2M131 33q-6 1 -12 -3', 0.65, 0.5),
    ),
    head,
    headOver: layers(
      inked(pen, puffs('86,38,9 100,31,12 114,37,9 101,42,9'), paint('cloud'), 0.9),
      filled(oval(95, 102, 1.8, 1.3) + oval(105, 102, 1.8, 1.3), pen.ink, 0.75),
    ),
  };
}
