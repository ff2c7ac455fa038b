import type { Character, Features, Pen } from '../rig/character.ts';
import { at, blob, capsule, type Limb, limb, oval } from '../rig/geometry.ts';
import { clipped, filled, inked, layers, stroked } from '../rig/ink.tsx';
import type { MouthLook } from '../rig/stance.ts';

export const bella: Character = {
  bust: '40 0 120 120',
  ink: '#6b2745',
  iris: '#9a5be0',
  lid: '#ffb0bd',
  beak: true,
  lashes: true,
  lean: 0.35,
  palette: {
    body: ['#ffd0d4', '#ff97a9', '#ec6c8a'],
    tutu: ['#fff0f2', '#ffbfd0'],
    tutu2: ['#ffd9e2', '#ff9fba'],
    limb: ['#ff8fa3', '#e45c80'],
    beak: ['#fff1d6', '#ffcf9e'],
    shoe: ['#b78be8', '#8a5fc7'],
  },
  face: {
    x: 100,
    y: 48,
    eyeDx: 16.5,
    eyeRx: 11,
    eyeRy: 13.5,
    browDy: 4.5,
    mouthDy: 13,
    mouthWidth: 8,
    cheekDx: 25,
    cheekDy: 14,
    cheekR: 9,
  },
  freckles: false,
  shoulders: [
    [81, 119],
    [121, 119],
  ],
  arm: { upper: 24, fore: 22, radii: [6.5, 6.5, 5], hand: 6.5, kind: 'wing' },
  moods: {
    happy: { armL: [92, 118], armR: [96, 128] },
    // A dancer's rest: arms low and round, so that neck and wings keep clear of each other.
    calm: { armL: [40, -36], armR: [40, -36] },
    cheering: { armL: [128, 150], armR: [132, 156] },
    thinking: { armL: [40, -36] },
    'breathing-in': { armL: [98, 126], armR: [98, 126] },
    'breathing-out': { armL: [52, 60], armR: [52, 60] },
    'sad-with-you': { armL: [48, 66] },
  },
  hips: [
    [94, 147],
    [107, 147],
  ],
  fit: 0.93,
  leg: {
    thigh: 31,
    shin: 29,
    radii: [6, 4.6, 4],
    footLength: 11,
    footRadius: 4.8,
    paint: 'limb',
    shoe: 'shoe',
    trim: ribbons,
    stance: { legL: [2, 0], legR: [58, -62], footR: 24 },
  },
  neck: [103, 112],
  torsoMiddle: [100, 130],
  effectAt: [150, 30],
  soundAt: [44, 48],
  mouth: beak,
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const torso = blob(`103,104 118,109 ${126 + 2 * b},126 118,145 98,149 81,143 ${76 - 2 * b},125 86,109`);
  return {
    back: inked(pen, blob('84,136 66,134 44,128 54,138 38,141 53,147 44,156 62,154 80,150'), paint('tutu2'), 0.85),
    torso,
    under: inked(pen, petals(9, [50, 137, 157], 8.5), paint('tutu2'), 0.85),
    torsoOver: layers(
      inked(pen, petals(8, [39, 136, 149], 7.5), paint('tutu'), 0.85),
      stroked(pen, 'M76 148q-6 4 -10 5M92 151q-2 4 -3 6M110 151q2 4 3 6M125 147q5 4 9 5', 0.6, 0.4),
      inked(pen, capsule([80, 133], [121, 133], 4.8, 4.8), '#b78be8', 0.8),
    ),
    neck: { d: limb([103, 121], [137, 94], [105, 62], [11, 7, 7]).d, patch: [103, 124, 17] },
    head: blob('100,14 125,21 139,44 132,68 108,80 85,77 66,63 63,39 77,21'),
    headOver: inked(
      pen,
      blob('92,20 83,10 70,7 79,16 88,23') +
        blob('97,19 96,6 88,-3 105,4 107,18') +
        blob('104,20 114,9 126,7 121,16 111,24'),
      paint('tutu2'),
      0.85,
    ),
  };
}

/** `count` feathers from y0 down to y1, fanned out `width` to each side. */
const petals = (count: number, [width, y0, y1]: readonly [number, number, number], r: number) =>
  Array.from({ length: count }, (_, i) => {
    const t = (2 * i) / (count - 1) - 1;
    return capsule([100 + t * width * 0.42, y0], [100 + t * width, y1 - Math.abs(t) ** 1.6 * 13], 6, r);
  }).join('');

/** The ribbons of her shoes, crossed three times. */
function ribbons(pen: Pen, leg: Limb) {
  if (!pen.fine) return null;
  const crossing = [0.72, 0.82, 0.92].map((t, i) => {
    const [x, y] = leg.at(t);
    const slant = i % 2 ? 2 : -2;
    return `M${at([x - 4, y + slant])}L${at([x + 4, y - slant])}`;
  });
  return stroked(pen, crossing.join(''), 0.8, 1, '#8a5fc7');
}

/** How far each look opens the beak. */
const OPEN: Readonly<Partial<Record<MouthLook, number>>> = { laugh: 9, yawn: 9, blow: 4 };

type Line = (x: number, y: number) => string;
const RESTING: Line = (x, y) => `M${x - 10} ${y + 4.5}Q${x + 1} ${y + 9.5} ${x + 13} ${y + 4}`;
const LINES: Readonly<Partial<Record<MouthLook, Line>>> = {
  smile: (x, y) => `M${x - 11} ${y + 3}Q${x + 1} ${y + 11} ${x + 14} ${y + 2}`,
  side: (x, y) => `M${x - 9} ${y + 5}Q${x + 3} ${y + 8} ${x + 13} ${y + 2}`,
  tender: (x, y) => `M${x - 9} ${y + 6}Q${x + 1} ${y + 8.5} ${x + 12} ${y + 5}`,
};

/** A flamingo's: bent down, with a dark tip, and smiling along its upper half. */
function beak(pen: Pen, x: number, y: number, look: MouthLook) {
  const open = OPEN[look] ?? 0;
  const lower = `M${x - 10} ${y + 2}C${x - 9} ${y + 14 + open} ${x - 2} ${y + 19 + open} ${x + 3} ${y + 18 + open}C${x + 9} ${y + 14 + open} ${x + 12} ${y + 8} ${x + 12} ${y + 2}Z`;
  const upper = `M${x - 13} ${y - 2}C${x - 9} ${y - 10} ${x + 10} ${y - 10} ${x + 14} ${y - 2}C${x + 17} ${y + 8} ${x + 13} ${y + 20} ${x + 4} ${y + 25 - open * 0.7}C${x - 4} ${y + 23 - open * 0.7} ${x - 12} ${y + 10} ${x - 13} ${y - 2}Z`;
  const tip = `M${x - 14} ${y + 17}Q${x + 2} ${y + 10} ${x + 20} ${y + 14}V${y + 40}H${x - 14}Z`;
  return layers(
    open > 0 && inked(pen, lower, '#8a3350', 0.9),
    open > 0 && filled(oval(x + 1, y + 12 + open, 5, 4), '#f58a97'),
    inked(pen, upper, pen.paint('beak'), 0.95),
    clipped(pen, 'beak-edge', upper, filled(tip, '#5b2745')),
    open === 0 && stroked(pen, (LINES[look] ?? RESTING)(x, y), 0.95),
    filled(oval(x - 4, y - 2.5, 1.2, 1.7) + oval(x + 5, y - 2.8, 1.2, 1.7), pen.ink, 0.6),
  );
}
