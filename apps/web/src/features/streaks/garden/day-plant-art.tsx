import type { ReactNode } from 'react';
import { FLOWER_HEADS } from '../../../art/flowers/flower-heads.tsx';
import type { FlowerId } from '../../../art/flowers/flower-of.ts';
import styles from './day-plant-art.module.css';
import type { DayPlant } from './garden-day.ts';

/** Stem and two leaves; the foot stands at (0, 34). */
const STEM = (
  <>
    <path d="M0 34C-1 22 1 12 0 4" stroke="#5e9b6b" strokeWidth="3.5" fill="none" strokeLinecap="round" />
    <path
      d="M0 26c-8 0-12-4-13-10 7 0 12 3 13 10zM0 22c7 0 11-4 12-9-7 0-11 3-12 9z"
      fill="#8ccb86"
      stroke="#3c7048"
      strokeWidth="1.6"
    />
  </>
);

export const SPROUT = (
  <path
    d="M0 34V18M0 24c-9 0-13-5-14-12 8 0 14 4 14 12zM0 20c0-8 5-12 13-12 0 8-5 12-13 12z"
    fill="#a9dc9b"
    stroke="#3c7048"
    strokeWidth="2.4"
    strokeLinejoin="round"
    strokeLinecap="round"
  />
);

/** It sleeps. */
const SEED = (
  <>
    <path
      d="M-18 35c4-8 10-11 18-11s14 3 18 11z"
      fill="#e8d3b4"
      stroke="#8a6239"
      strokeWidth="2"
      strokeLinejoin="round"
    />
    <ellipse
      cx="2"
      cy="21"
      rx="8.5"
      ry="6"
      transform="rotate(-18 2 21)"
      fill="#d59a5b"
      stroke="#7a4c1e"
      strokeWidth="2"
    />
    <path d="M-2 17.500c2-1.600 4-2 6-1.600" stroke="#fbe3c4" strokeWidth="1.8" strokeLinecap="round" fill="none" />
    <path
      d="M-2 22.800c.8 1.300 2.600 1.100 3.200-.3M3.800 21c.8 1.200 2.600 1 3.100-.4"
      stroke="#5c3512"
      strokeWidth="1.3"
      strokeLinecap="round"
      fill="none"
    />
  </>
);

const CLOVER_LEAF = 'M0 0C-7-1-9-8-5-10-2-11 0-8 0-6 0-8 2-11 5-10 9-8 7-1 0 0z';

/** Three round leaves on a stalk, for something that was done. */
const ONE_CLOVER = (
  <>
    <path d="M0 34C0 28 1 24 0 18" stroke="#4f8f5f" strokeWidth="2.6" fill="none" strokeLinecap="round" />
    <g fill="#7cc47d" stroke="#2f6a41" strokeWidth="1.7" strokeLinejoin="round">
      {[0, 120, 240].map((turn) => (
        <path key={turn} d={CLOVER_LEAF} transform={`translate(0 16) rotate(${turn})`} />
      ))}
    </g>
  </>
);

/** Beside a flower's foot. */
const LITTLE_CLOVER = <g transform="translate(14 15.600) scale(.54)">{ONE_CLOVER}</g>;

/** Between the feet of a bunch. */
const CLOVER_BETWEEN = <g transform="translate(1 18) scale(.48)">{ONE_CLOVER}</g>;

/** A patch of its own. */
const CLOVER = (
  <>
    <g transform="translate(-11 10.200) scale(.7)">{ONE_CLOVER}</g>
    <g transform="translate(11 8.500) scale(.75)">{ONE_CLOVER}</g>
    <g transform="translate(0 -1)">{ONE_CLOVER}</g>
  </>
);

const GRASS = (
  <path
    d="M-9 34c0-5-2-8-5-10M-3 34c0-7 0-10-1-14M3 34c0-6 2-9 4-12M9 34c0-4 2-6 5-8"
    stroke="#6ea873"
    strokeWidth="2.6"
    strokeLinecap="round"
    fill="none"
  />
);

/** Where the flowers of a bunch stand: side by side, the later ones in front. */
const BUNCHES: Readonly<Record<number, readonly string[]>> = {
  1: [''],
  2: ['translate(-8 6.500) rotate(-5 0 34) scale(.81)', 'translate(10 10.200) rotate(6 0 34) scale(.7)'],
  3: [
    'translate(0 0) scale(.8) translate(0 4)',
    'translate(-14 12) rotate(-7 0 34) scale(.65)',
    'translate(14 12) rotate(7 0 34) scale(.65)',
  ],
};

interface PlantArtProps {
  readonly plant: DayPlant;
  /** How to draw one flower; the meadow points at one drawing many times. */
  readonly flower?: (id: FlowerId) => ReactNode;
}

/** What stands on a day's spot, in a box from (-26, -30) to (26, 38); the foot is at (0, 34). */
export function DayPlantArt({ plant, flower = (id) => <Flower id={id} /> }: PlantArtProps) {
  if (plant.kind !== 'bunch') return LOW_PLANTS[plant.kind];
  const places = BUNCHES[plant.flowers.length] ?? [];
  return (
    <>
      {plant.flowers.map((id, index) => (
        <g key={id} transform={places[index]}>
          {flower(id)}
        </g>
      ))}
      {plant.clover && (plant.flowers.length === 1 ? LITTLE_CLOVER : CLOVER_BETWEEN)}
    </>
  );
}

export const LOW_PLANTS: Readonly<Record<'seed' | 'clover' | 'grass', ReactNode>> = {
  seed: SEED,
  clover: CLOVER,
  grass: GRASS,
};

/** A whole flower, from its foot up. */
export function Flower({ id }: { readonly id: FlowerId }) {
  return (
    <>
      {STEM}
      {FLOWER_HEADS[id]}
    </>
  );
}

/** A plant as a picture of its own, on its shadow; what it shows is said in words beside it. */
export function PlantPicture({ children, bare = false }: { readonly children: ReactNode; readonly bare?: boolean }) {
  return (
    <svg className={styles.picture} viewBox="-26 -30 52 68" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {!bare && <ellipse className={styles.shadow} cy="35" rx="19" ry="4" />}
      <g className={styles.plant} data-plant>
        {children}
      </g>
    </svg>
  );
}
