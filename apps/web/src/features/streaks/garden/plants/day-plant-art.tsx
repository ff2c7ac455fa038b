import type { ReactNode } from 'react';
import { FLOWER_HEADS } from '../../../../art/flowers/flower-heads.tsx';
import type { FlowerId } from '../../../../art/flowers/flower-of.ts';
import type { DayPlant } from '../day-plant.ts';
import { CLOVER, CLOVER_BETWEEN, GRASS, LITTLE_CLOVER, SEED, STEM } from './stems.tsx';

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

export interface PlantArtProps {
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
