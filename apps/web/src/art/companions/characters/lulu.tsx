import type { Character, Features, Pen } from '../rig/character.ts';
import { blob, capsule, oval, puffs, round, twinkle } from '../rig/geometry.ts';
import { filled, inked, layers, stroked } from '../rig/ink.tsx';
import type { MouthLook } from '../rig/stance.ts';

export const lulu: Character = {
  bust: '26 0 148 148',
  ink: '#2a2a5e',
  iris: '#f5ab2e',
  lid: '#e4dffa',
  lashes: true,
  lean: 0,
  palette: {
    body: ['#93a2f0', '#6471d2', '#454da8'],
    wing: ['#7382de', '#3f48a2'],
    disc: ['#fbf6ff', '#d9d2fb'],
    moon: ['#fff3b8', '#ffc44f'],
    belly: ['#dcdcff', '#b3b8f5'],
  },
  face: {
    x: 100,
    y: 93,
    eyeDx: 23,
    eyeRx: 14.5,
    eyeRy: 17,
    browDy: 4,
    mouthDy: 20,
    mouthWidth: 7,
    cheekDx: 35,
    cheekDy: 21,
    cheekR: 8.5,
  },
  freckles: false,
  shoulders: [
    [56, 126],
    [145, 126],
  ],
  arm: { upper: 24, fore: 22, radii: [16, 15, 9], hand: 10, kind: 'wing', paint: 'wing', apart: true },
  neck: [100, 150],
  torsoMiddle: [100, 160],
  effectAt: [168, 46],
  oneBody: true,
  soundAt: [4, 93],
  moods: {
    sleepy: { eyes: 'closed', armR: { to: 'belly' }, armL: { to: 'belly' } },
    thinking: { armL: [30, 20], armR: { to: 'belly' } },
    listening: { armL: [104, 168] },
  },
  mouth: beak,
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const torso = blob(
    `100,46 130,53 150,82 ${155 + 4 * b},126 ${147 + 4 * b},172 123,198 99,203 71,197 ${51 - 4 * b},170 ${44 - 4 * b},124 50,80 70,53`,
  );
  return {
    torso,
    under: layers(claws(pen, 80), claws(pen, 120)),
    torsoOver: layers(
      filled(blob(`100,124 126,130 ${136 + 3 * b},156 124,188 99,197 75,187 ${64 - 3 * b},156 75,130`), paint('belly')),
      stroked(pen, scallops(146, 3, 26) + scallops(160, 4, 30) + scallops(174, 3, 22), 0.75, 0.5, '#6471d2'),
    ),
    headOver: layers(
      inked(pen, puffs('77,93,27 123,93,27') + blob('100,78 120,104 100,128 80,104'), paint('disc'), 0.8),
      filled(twinkle(100, 141, 6.5), '#fff3b8'),
      inked(pen, 'M56 8C54 44 76 66 101 66C128 66 147 42 144 5C138 30 122 42 101 42C80 42 63 32 56 8Z', paint('moon')),
      filled(oval(84, 50, 2.6) + oval(113, 54, 3.4) + oval(129, 40, 2.2), '#f0a93a', 0.55),
    ),
  };
}

const YELLOW = '#ffb648';

/** `n` feather arcs in a row, `w` to each side of the middle. */
const scallops = (y: number, n: number, w: number) =>
  Array.from(
    { length: n },
    (_, i) => `M${round(100 - w + (2 * w * i) / n)} ${y}q${round(w / n)} 9 ${round((2 * w) / n)} 0`,
  ).join('');

const claws = (pen: Pen, x: number) =>
  inked(
    pen,
    [x - 9, x, x + 9].map((toe) => capsule([x, 198], [toe, toe === x ? 207 : 205], 5, 4.5)).join(''),
    YELLOW,
    0.9,
  );

/** How far each look opens the beak. */
const OPEN: Readonly<Partial<Record<MouthLook, number>>> = { laugh: 8, yawn: 8, blow: 4, smile: 2.5 };

function beak(pen: Pen, x: number, y: number, look: MouthLook) {
  const open = OPEN[look] ?? 0;
  const lower = `${x - 6},${y - 1} ${x},${y - 2} ${x + 6},${y - 1} ${x + 4},${y + 5 + open} ${x},${y + 7 + open} ${x - 4},${y + 5 + open}`;
  const upper = `${x - 8},${y - 5} ${x},${y - 9} ${x + 8},${y - 5} ${x + 5},${y + 4} ${x + 0.5},${y + 10 - open * 0.5} ${x - 5},${y + 4}`;
  return layers(open > 0 && inked(pen, blob(lower), '#8a3350', 0.8), inked(pen, blob(upper), YELLOW, 0.9));
}
