import type { Character, Features, Pen } from '../rig/character.ts';
import { blob, limb, puffs } from '../rig/geometry.ts';
import { clipped, filled, inked, layers, stroked } from '../rig/ink.tsx';

export const hum: Character = {
  bust: '10 24 176 176',
  ink: '#2f5570',
  iris: '#4f86d8',
  lid: '#cfeaf8',
  lean: -0.2,
  palette: { body: ['#e6f7ff', '#abd9f2', '#74b4de'], cloud: ['#ffffff', '#dbeaf8'], belly: ['#ffffff', '#e2f1fb'] },
  face: {
    x: 88,
    y: 110,
    eyeDx: 33,
    eyeRx: 12,
    eyeRy: 15,
    browDy: 4,
    mouthDy: 17,
    mouthWidth: 10,
    cheekDx: 47,
    cheekDy: 15,
    cheekR: 12,
  },
  shoulders: [
    [44, 142],
    [140, 144],
  ],
  arm: { upper: 16, fore: 17, radii: [12, 12, 7], kind: 'flipper' },
  neck: [96, 150],
  torsoMiddle: [90, 160],
  effectAt: [150, 48],
  oneBody: true,
  airAside: 16,
  float: 10,
  soundAt: [12, 110],
  freckles: false,
  // Flippers are too short for a chin: they would lie over the mouth.
  moods: {
    thinking: { armL: [20, 10], armR: [64, 40] },
    sleepy: { armR: [20, 10] },
    listening: { armL: [100, 140] },
  },
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const torso = blob(
    `58,${74 - 2 * b} 98,${64 - 4 * b} 138,${76 - 2 * b} ${160 + 3 * b},106 ${154 + 3 * b},144 126,166 86,170 48,160 ${24 - 3 * b},130 ${28 - 2 * b},96`,
  );
  return {
    back: layers(
      inked(pen, limb([140, 136], [178, 140], [178, 100], [24, 13, 7]).d, paint('body')),
      inked(
        pen,
        'M178 104C166 100 154 88 154 72C170 70 178 80 180 90C182 78 190 66 200 68C202 86 192 100 180 105Z',
        paint('body'),
      ),
    ),
    torso,
    torsoOver: clipped(
      pen,
      'belly-edge',
      torso,
      layers(
        filled('M10 134C40 150 60 146 88 149C120 150 140 142 170 126V190H10Z', paint('belly')),
        stroked(pen, 'M52 152q2 12 8 18M70 154q1 10 5 18M88 155v18M106 154q-1 10 -5 18M123 150q-3 12 -8 20', 0.75, 0.4),
      ),
    ),
    headOver: inked(pen, puffs('66,74,12 82,64,15 102,61,16 121,69,12 95,74,13 110,75,10'), paint('cloud'), 0.9),
    frontLow: layers(
      inked(pen, puffs('36,172,10 54,174,14 78,177,16 104,176,17 128,173,14 147,173,10'), paint('cloud'), 0.9),
      stroked(pen, 'M62 168q8 -5 14 2M102 166q10 -5 16 3', 0.7, 0.25),
    ),
  };
}
