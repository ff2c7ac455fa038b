import type { Character, Features, Pen } from '../rig/character.ts';
import { blob, oval } from '../rig/geometry.ts';
import { clipped, filled, inked, layers, line } from '../rig/ink.tsx';

export const rally: Character = {
  bust: '12 8 174 174',
  ink: '#5a2a1e',
  iris: '#52b36b',
  lid: '#f9a25a',
  lean: 0.4,
  palette: { body: ['#ffc27d', '#f98f44', '#dd682d'], cream: ['#fffaf0', '#ffe6c7'], band: ['#3cc9bd', '#179a96'] },
  face: {
    x: 100,
    y: 84,
    eyeDx: 24,
    eyeRx: 12,
    eyeRy: 15,
    browDy: 3,
    mouthDy: 30,
    mouthWidth: 9,
    cheekDx: 40,
    cheekDy: 20,
    cheekR: 11,
  },
  shoulders: [
    [80, 140],
    [120, 140],
  ],
  arm: { upper: 23, fore: 22, radii: [9, 8, 7.5], hand: 9, glove: '#74392a', stretch: 1.15 },
  hips: [
    [86, 172],
    [114, 172],
  ],
  leg: {
    thigh: 18,
    shin: 17,
    radii: [11, 8.5, 7.5],
    footLength: 9,
    footRadius: 7.5,
    sock: '#74392a',
    stance: { legL: [8, 2], legR: [10, 2] },
  },
  fit: 0.94,
  neck: [100, 124],
  torsoMiddle: [100, 158],
  effectAt: [166, 26],
  soundAt: [14, 84],
  draw,
};

function draw(pen: Pen): Features {
  const { breath: b, paint } = pen;
  const torso = blob(`100,116 120,128 ${131 + 3 * b},154 124,178 100,185 76,178 ${69 - 3 * b},154 80,128`);
  const head =
    'M100 42C124 38 143 50 149 72C151 84 158 93 170 97C160 110 143 120 123 124C108 128 92 128 77 124C57 120 41 110 30 98C42 93 49 84 51 72C57 50 77 38 100 42Z';
  const tail = blob('122,176 146,184 164,172 166,148 160,122 174,104 192,124 197,152 188,184 160,203 128,196');
  return {
    back: layers(
      inked(pen, tail, paint('body')),
      clipped(pen, 'tail', tail, filled('M150 96H204V142L194 136L188 146L179 138L171 147L158 140Z', paint('cream'))),
    ),
    torso,
    torsoOver: filled(
      'M100 122C114 124 122 136 121 150L115 146L112 158L105 152L100 166L94 153L87 159L85 147L79 151C78 136 87 124 100 122Z',
      paint('cream'),
    ),
    headBack: layers(...EARS.map((ear) => earOf(pen, ear))),
    head,
    headOver: layers(
      clipped(pen, 'head', head, layers(filled(CHEEKS, paint('cream')), headband(pen))),
      inked(
        pen,
        blob('148,66 162,58 180,58 174,66 164,69') + blob('149,68 160,72 172,84 160,82 152,77') + oval(150, 67, 5.5),
        paint('band'),
        0.8,
      ),
    ),
    nose: { x: 100, y: 102, rx: 7, ry: 5.2 },
  };
}

const CHEEKS = 'M26 98C46 84 66 100 80 98C92 96 96 82 100 80C104 82 108 96 120 98C134 100 154 84 174 97L160 140H40Z';

const EARS = [
  {
    name: 'earL',
    outer: 'M58 66C48 46 44 22 50 8C68 13 88 30 94 48Z',
    inner: 'M62 56C56 42 54 30 56 22C67 27 78 38 83 48Z',
    tip: 'M40 25V4H72V14C64 22 52 27 40 25Z',
  },
  {
    name: 'earR',
    outer: 'M106 48C112 28 132 11 151 6C157 22 152 48 142 66Z',
    inner: 'M117 48C122 37 133 26 144 20C147 30 144 44 138 56Z',
    tip: 'M128 12V2H160V24C148 27 138 22 128 12Z',
  },
] as const;

const earOf = (pen: Pen, { name, outer, inner, tip }: (typeof EARS)[number]) =>
  layers(
    inked(pen, outer, pen.paint('body')),
    filled(inner, '#ffd9b8'),
    clipped(pen, name, outer, filled(tip, '#74392a')),
  );

const headband = (pen: Pen) =>
  layers(
    <path
      d="M40 62C70 44 130 43 160 61L158 74C130 56 70 57 42 75Z"
      fill={pen.paint('band')}
      stroke={pen.ink}
      strokeWidth={pen.line}
    />,
    line('M40 68.5C70 51 130 50 160 67.5', '#fff', 2.4, 0.9),
  );
