import type { ReactNode } from 'react';

/** What a plant without a photo looks like. */
type PlantArt = 'sunflower' | 'bean' | 'cactus' | 'flower' | 'tree' | 'sprout';

const BY_TYPE: readonly (readonly [RegExp, PlantArt])[] = [
  [/sun\s?flower/i, 'sunflower'],
  [/bean|\bpeas?\b|tomato|cucumber|vine|ivy|pumpkin/i, 'bean'],
  [/cact|succulent|aloe/i, 'cactus'],
  [/tree|oak|maple|palm|pine|birch|willow|avocado/i, 'tree'],
  [/flower|rose|tulip|daisy|lily|orchid|pansy|violet|marigold|lavender|geranium/i, 'flower'],
];

/** By the kind that the child wrote; a sprout, where it is not known. */
export function artOf(type: string): PlantArt {
  return BY_TYPE.find(([words]) => words.test(type))?.[1] ?? 'sprout';
}

/** Drawn to stand in a pot whose rim is at 150, 150 of a 300 x 220 window. */
const FIGURES: Readonly<Record<PlantArt, () => ReactNode>> = {
  sunflower: Sunflower,
  bean: Bean,
  cactus: Cactus,
  flower: Flower,
  tree: Tree,
  sprout: Sprout,
};

export function PlantFigure({ art }: { readonly art: PlantArt }) {
  const Figure = FIGURES[art];
  return (
    <g strokeLinejoin="round" strokeLinecap="round">
      <Figure />
    </g>
  );
}

const LEAF = { fill: '#8CCB86', stroke: '#2D5E3B', strokeWidth: 3 } as const;
const YOUNG_LEAF = { ...LEAF, fill: '#B4D672' } as const;
/** A green line with an ink rim. */
function Stem({ d }: { readonly d: string }) {
  return (
    <>
      <path d={d} fill="none" stroke="#2D5E3B" strokeWidth="8" />
      <path d={d} fill="none" stroke="#8CCB86" strokeWidth="3.500" />
    </>
  );
}
function Face({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <>
      <g fill="#5B3515">
        <ellipse cx={x - 7} cy={y - 2} rx="2.800" ry="3.800" />
        <ellipse cx={x + 7} cy={y - 2} rx="2.800" ry="3.800" />
      </g>
      <path d={`M${x - 7} ${y + 6}c4 4 10 4 14 0`} fill="none" stroke="#5B3515" strokeWidth="2.800" />
    </>
  );
}

const SUN_PETALS = [0, 34, 60, 94, 120, 154, 180, 214, 240, 274, 300, 334];
function Sunflower() {
  return (
    <>
      <Stem d="M150 148c-3-30 3-52 0-88" />
      <path d="M150 126c-22 4-40-5-46-24 24-4 42 5 46 24z" {...LEAF} />
      <path d="M151 108c4-20 22-30 44-26-1 21-20 31-44 26z" {...YOUNG_LEAF} />
      <g fill="#FFD257" stroke="#8A5A0A" strokeWidth="3">
        {SUN_PETALS.map((turn) => (
          <path key={turn} transform={`rotate(${turn} 150 48)`} d="M150 30c-8-8-8-19 0-27 8 8 8 19 0 27z" />
        ))}
      </g>
      <circle cx="150" cy="48" r="21" fill="#A86A35" stroke="#5B3515" strokeWidth="3" />
      <Face x={150} y={48} />
    </>
  );
}

function Bean() {
  return (
    <>
      <path d="M206 180V40" stroke="#B98358" strokeWidth="5" />
      <Stem d="M150 148c6-22 44-22 46-42s-8-24 6-40" />
      <path d="M166 130c-4-20-22-30-44-26 0 22 20 32 44 26z" {...LEAF} />
      <path d="M196 104c-16 2-30-6-34-20 18-4 32 4 34 20z" {...YOUNG_LEAF} />
      <path d="M202 72c2-16 14-26 32-24 1 17-14 28-32 24z" {...LEAF} />
    </>
  );
}

function Cactus() {
  return (
    <>
      <g fill="#86C79A" stroke="#25543A" strokeWidth="3">
        <path d="M130 150V84c0-28 40-28 40 0v66z" />
        <path d="M130 122h-10c-10 0-14-6-14-18s14-10 14 0v4h10M170 112h12c8 0 12-6 12-16s-14-10-14 0v2h-10" />
      </g>
      <path
        d="M142 84v10M150 76v10M158 88v10M142 110v10M158 114v10M150 128v10"
        stroke="#25543A"
        strokeWidth="2.500"
        fill="none"
      />
      <path
        d="M150 62c-10-2-12-14-4-18 2-8 12-8 14-1 9 2 8 14-1 16-1 4-6 5-9 3z"
        fill="#F7A8C4"
        stroke="#7E3358"
        strokeWidth="3"
      />
    </>
  );
}

const PETALS = [0, 60, 120, 180, 240, 300];
function Flower() {
  return (
    <>
      <Stem d="M150 148c4-26-4-40 0-66" />
      <path d="M150 132c-18 2-34-6-40-22 22-4 37 5 40 22z" {...LEAF} />
      <path d="M151 120c4-17 20-26 39-22-1 18-18 27-39 22z" {...YOUNG_LEAF} />
      <g fill="#F7A8C4" stroke="#7E3358" strokeWidth="3">
        {PETALS.map((turn) => (
          <path key={turn} transform={`rotate(${turn} 150 64)`} d="M150 56c-15-9-15-29 0-36 15 7 15 27 0 36z" />
        ))}
      </g>
      <circle cx="150" cy="64" r="15" fill="#FFD257" stroke="#8A5A0A" strokeWidth="3" />
      <Face x={150} y={63} />
    </>
  );
}

function Tree() {
  return (
    <>
      <path d="M141 150c4-24 3-42 1-62h16c-2 20-3 38 1 62z" fill="#C4936B" stroke="#6B4423" strokeWidth="3" />
      <path
        d="M151 18c22-4 40 12 38 32 14 12 8 38-16 38-14 10-34 10-46 0-24 0-32-26-17-38-4-20 18-38 41-32z"
        {...LEAF}
      />
      <path d="M128 44c6-9 15-12 24-10M170 60c4 3 5 8 4 12" fill="none" stroke="#D9F0C4" strokeWidth="5" />
    </>
  );
}

function Sprout() {
  return (
    <>
      <Stem d="M150 148c0-14 1-24 0-36" />
      <path d="M150 114c-4-26-26-38-52-34 0 27 22 40 52 34z" {...LEAF} />
      <path d="M150 112c0-26 20-42 50-40 1 28-18 45-50 40z" {...YOUNG_LEAF} />
    </>
  );
}
