import type { Character, Features, Pen } from '../rig/character.ts';
import { at, blob, limb, oval, type Point, tuples } from '../rig/geometry.ts';
import { filled, inked, layers, stroked } from '../rig/ink.tsx';
import type { Mood } from '../rig/stance.ts';

export const blot: Character = {
  bust: '12 2 176 176',
  ink: '#1f2c66',
  iris: '#a678f0',
  lid: '#63aeea',
  lean: 0.3,
  palette: { body: ['#9ee0fa', '#4f9fe8', '#3767c4'], suck: ['#e4f5ff', '#b5dcf7'], quill: ['#fffdf5', '#ffe0a8'] },
  face: {
    x: 100,
    y: 108,
    eyeDx: 24,
    eyeRx: 13,
    eyeRy: 16,
    browDy: 4.5,
    mouthDy: 24,
    mouthWidth: 9,
    cheekDx: 38,
    cheekDy: 18,
    cheekR: 11,
  },
  shoulders: [
    [60, 142],
    [142, 142],
  ],
  arm: { upper: 22, fore: 22, radii: [10, 7.5, 4.5], hand: 4.5, kind: 'tip' },
  neck: [100, 160],
  torsoMiddle: [100, 158],
  effectAt: [170, 58],
  oneBody: true,
  soundAt: [18, 108],
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const torso = `M110 10C108 34 152 58 ${156 + 3 * b} 110C${158 + 3 * b} 146 134 168 100 168C66 168 ${42 - 3 * b} 146 ${44 - 3 * b} 110C48 66 92 52 88 30C86 18 98 8 110 10Z`;
  return {
    under: layers(
      tentacle(pen, [62, 150], [48, 196], [20, 184]),
      tentacle(pen, [140, 150], [154, 198], [184, 182]),
      tentacle(pen, [80, 158], [74, 204], [48, 202]),
      tentacle(pen, [122, 158], [130, 204], [156, 203]),
      filled(SUCKERS, paint('suck')),
    ),
    torso,
    tentaclesFront: layers(
      tentacle(pen, [94, 160], [90, 200], [84, 202], [11, 9, 5]),
      tentacle(pen, [110, 160], [114, 200], [120, 203], [11, 9, 5]),
    ),
    torsoOver: layers(
      filled(blob('62,88 70,70 80,62 76,76 68,92'), '#fff', 0.5),
      filled(oval(62, 101, 3, 4), '#fff', 0.5),
      filled(oval(132, 70, 3.4) + oval(141, 80, 2.2) + oval(126, 62, 1.8), '#2f57b0', 0.55),
    ),
    held: (hand) => quill(pen, hand),
  };
}

const SUCKERS = tuples('40,190,2.6 31,189,2.1 162,191,2.6 171,188,2.1 66,197,2.6 58,201,2.1 137,198,2.6 145,201,2.1', 3)
  .map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.8))
  .join('');

const tentacle = (pen: Pen, a: Point, m: Point, b: Point, radii: readonly [number, number, number] = [11, 8, 4]) =>
  inked(pen, limb(a, m, b, radii).d, pen.paint('body'));

/** Degrees that the quill leans in the moods in which it is at hand: it is mislaid in all others. */
const QUILL: Readonly<Partial<Record<Mood, number>>> = { happy: 24, cheering: 16 };

function quill(pen: Pen, hand: Point) {
  const lean = QUILL[pen.mood];
  if (lean === undefined) return null;
  return (
    <g transform={`translate(${at(hand)}) rotate(${lean})`}>
      {inked(pen, 'M-1 12C-12 -6 -12 -34 6 -48C14 -30 14 -6 2 12Z', pen.paint('quill'), 0.9)}
      {stroked(pen, 'M1 16Q-1 -16 4 -40M0 -4l-6 -6M1 -12l7 -7M0 -18l-6 -7', 0.7, 0.6)}
      {inked(pen, 'M-2 11L4 11L2 22Z', '#f7b02c', 0.7)}
    </g>
  );
}
