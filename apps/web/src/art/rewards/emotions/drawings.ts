import { oval, twinkle } from '../../companions/rig/geometry.ts';
import { HEART } from '../frames/outlines.ts';
import { leafyRing, starRing } from '../frames/sprigs.ts';
import { wing } from '../motifs/creatures.ts';
import { asleep, awake, ear, glad } from '../motifs/faces.ts';
import { lanternWith } from '../motifs/places.ts';
import { dropOf } from '../motifs/sky.ts';
import {
  type Art,
  around,
  cord,
  each,
  earned,
  frame,
  group,
  ink,
  type Light,
  mirrored,
  put,
  shape,
  streak,
  tint,
  within,
} from '../pen/art.tsx';
import * as crayon from '../pen/colors.ts';

/** A heart nearly as large as the box, shining. */
const feelingHeart = (colors: Light): Art =>
  group(frame('heart', HEART, colors), earned(streak('M-36 -12Q-36 -27 -22 -31', '#ffffff', 5, 0.8)));

/** An emotion badge in its three levels: alone, in a leafy ring, in a ring of stars. */
const levelled = (heart: Art): readonly [first: Art, second: Art, third: Art] => [
  put(heart, 0, 0, 0.82),
  group(leafyRing, put(heart, 0, 1, 0.56)),
  group(starRing, put(heart, 0, 1, 0.56)),
];

const face = (art: Art) => put(art, 0, -4, 1.9);
const bubble = group(shape(oval(0, 0, 6), '#fff2fa', 0.8), tint(oval(-2, -2, 1.6), crayon.white));

// One heart a feeling. Equally lovely: none is smaller, greyer or rarer than another.

const sparkling: Art = group(
  feelingHeart(['#ffe9a6', '#f5a93a']),
  face(glad(8, 0)),
  each(
    [
      [-46, 26, 0.9],
      [45, 28, 1],
      [47, -38, 1.1],
      [-48, -36, 0.9],
      [0, -50, 0.9],
    ],
    shape(twinkle(0, 0, 15), '#ffe27a', 0.9),
  ),
);

const steady: Art = group(
  shape('M-52 42Q-20 32 4 34T54 42Q40 54 0 54T-52 42Z', crayon.sand),
  put(
    group(
      feelingHeart(['#e2ece4', '#8fb3a4']),
      streak('M-34 12Q-4 22 32 6M-20 27Q0 32 20 22', '#6f9486', 3, 0.7),
      tint(oval(24, -20, 2.4) + oval(14, -28, 1.8) + oval(30, -8, 1.8), '#6f9486', 0.8),
    ),
    0,
    -2,
    0.92,
    -14,
  ),
  put(asleep(8, 0), 0, -6, 1.6, -14),
);

const rained: Art = group(
  feelingHeart(['#d5e6fb', '#7ba3dc']),
  face(awake(8, -1)),
  put(dropOf('#4f8fe0'), 36, 20, 1.15),
);

const listening: Art = group(
  feelingHeart(['#e6dcff', '#9d87da']),
  put(glad(8, 0), -8, -4, 1.8),
  put(ear, 45, -6, 1.75, 8),
  ink('M62 -24q5 9 1 19', 1),
);

const fluttering: Art = group(
  ink('M-5 -32Q-10 -48 -20 -50M5 -32Q10 -48 20 -50', 1.1),
  put(wing('#f7b58f', '#ffd98a'), 14, 2, 1.4),
  put(mirrored(wing('#f7b58f', '#ffd98a')), -14, 2, 1.4),
  put(feelingHeart(['#ffdcc8', '#e58f68']), 0, 4, 0.66),
  put(awake(8, 0), 0, 2, 1.2),
);

const brave: Art = group(
  tint(oval(32, 22, 27), '#ffe58a', 0.55),
  feelingHeart(['#cfeef2', '#5aa5b2']),
  face(awake(8, -1)),
  cord('M14 20Q22 12 30 5', '#8cc9d2', 6),
  put(lanternWith(tint(oval(0, 2, 6, 9), crayon.orange)), 33, 27, 0.9),
);

const sunny: Art = group(
  around(14, 47, () => shape('M-4 6L-2 -8Q0 -10 2 -8L4 6Z', crayon.orange, 0.9)),
  put(feelingHeart(['#fff2a8', '#f7c93c']), 0, 1, 0.8),
  put(glad(8, 0), 0, -3, 1.6),
);

const wrapped: Art = group(
  feelingHeart(['#cfdef6', '#6f93c9']),
  put(asleep(8, 0), 0, -14, 1.8),
  shape('M-46 2Q0 22 46 2Q47 14 39 22Q0 36 -38 22Q-47 14 -46 2Z', crayon.coral),
  shape('M14 22L30 18L38 46L30 43L26 50L20 46Z', crayon.coral),
  streak('M-30 10V22M-14 15V27M4 16V28M22 14V25M24 32L31 30M27 40L34 38', '#ffe3b0', 4),
);

const burning: Art = group(
  shape(
    'M2 -58C6 -46 24 -42 22 -22C21 -8 10 -4 0 -4C-12 -4 -22 -10 -21 -24C-20 -34 -10 -36 -10 -46C-4 -44 0 -50 2 -58Z',
    crayon.orange,
  ),
  shape('M2 -40C4 -32 12 -30 11 -20C10 -10 -9 -10 -10 -20C-10 -28 -2 -30 2 -40Z', crayon.sun, 0.8),
  put(feelingHeart(['#ffb9a6', '#d9604f']), 0, 8, 0.82),
  put(awake(8, 0), 0, 8, 1.6),
);

const POND = oval(0, 25, 55, 25);

const mirroredInWater: Art = group(
  shape(POND, '#b5e0f5'),
  within('water', POND, put(tint(HEART, '#62ad92', 0.7), 0, 43, 0.66, 180)),
  put(feelingHeart(['#d6f3e4', '#62ad92']), 0, -19, 0.7),
  put(asleep(8, 0), 0, -24, 1.4),
  streak('M-38 20H-18M14 26H40M-28 36H2M8 42H22', crayon.white, 3.4, 0.9),
);

const fizzing: Art = group(
  feelingHeart(['#ffd3ea', '#e073a8']),
  each(
    [
      [-22, -6, 1.1],
      [4, -18, 0.9],
      [24, -8, 1.3],
      [-6, 8, 1.4],
      [14, 18, 1],
      [-12, 26, 0.8],
      [-18, -44, 0.8],
      [4, -48, 1.1],
      [24, -54, 0.7],
    ],
    bubble,
  ),
);

const TEN = [...crayon.RAINBOW, '#e3a0dc', '#f3b6c6', '#d7c7a8'];

/** Bands from lobe to point, a line between them. */
function banded(count: number): Art {
  const height = 96 / count;
  const bands = Array.from({ length: count }, (_, i) => i);
  const edge = (y: number) => `M-60 ${Math.round(y + 8)}Q0 ${Math.round(y - 10)} 60 ${Math.round(y + 8)}`;
  return group(
    feelingHeart(['#f9c7c2', '#f58a86']),
    within(
      'bands',
      HEART,
      ...bands.map((i) =>
        tint(`${edge(-50 + i * height)}V60H-60Z`, TEN[Math.floor((i * TEN.length) / count)] ?? crayon.pink),
      ),
      ...bands.slice(1).map((i) => ink(edge(-50 + i * height), 0.35)),
      streak('M-36 -12Q-36 -27 -22 -31', crayon.white, 5, 0.8),
    ),
    ink(HEART, 0.9),
  );
}

const levels = <Feeling extends string>(feeling: Feeling, art: Art) => {
  const [first, second, third] = levelled(art);
  return { [`emotion/${feeling}-1`]: first, [`emotion/${feeling}-2`]: second, [`emotion/${feeling}-3`]: third };
};

/** The 36 emotion badges by their icon: one heart a feeling, three levels each. */
export const EMOTION_DRAWINGS: Readonly<Record<string, Art>> = {
  ...levels('really-happy', sparkling),
  ...levels('okay', steady),
  ...levels('a-bit-sad', rained),
  ...levels('worried', listening),
  ...levels('nervous', fluttering),
  ...levels('a-little-scared', brave),
  ...levels('happy', sunny),
  ...levels('sad', wrapped),
  ...levels('angry', burning),
  ...levels('calm', mirroredInWater),
  ...levels('excited', fizzing),
  // Every feeling's heart grows bands instead: four, seven, and ten with a glow.
  'emotion/all-feelings-1': put(banded(4), 0, 0, 0.82),
  'emotion/all-feelings-2': group(leafyRing, put(banded(7), 0, 1, 0.56)),
  'emotion/all-feelings-3': group(
    tint(oval(0, 0, 41), '#fff0ad', 0.85),
    tint(oval(0, 0, 35), '#fffbe6', 0.9),
    starRing,
    put(banded(10), 0, 1, 0.62),
  ),
};
