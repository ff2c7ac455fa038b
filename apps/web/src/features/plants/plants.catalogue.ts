import type { Plant } from './garden.ts';

export interface PlantTip {
  readonly id: 'touch-first' | 'follow-the-light' | 'same-spot' | 'plants-rest';
  readonly title: string;
  readonly text: string;
}

export const PLANT_TIPS: readonly PlantTip[] = [
  { id: 'touch-first', title: 'Touch first, then water', text: 'Dry soil wants a drink. Wet soil can wait.' },
  {
    id: 'follow-the-light',
    title: 'Turn the pot',
    text: 'Plants lean to the light. Turn the pot a bit each week.',
  },
  {
    id: 'same-spot',
    title: 'Measure the same way',
    text: 'Start at the soil and stop at the tip. Same day each week is best.',
  },
  {
    id: 'plants-rest',
    title: 'Slow is okay',
    text: "Some weeks a plant grows roots. You can't see it, but it is busy.",
  },
];

/** Stands in a garden that has never been touched (specification 001, section 3). */
export const SAMPLE_PLANTS: readonly Plant[] = [
  {
    id: 'plant-sample-sunflower',
    name: 'Sunny',
    type: 'Sunflower',
    startDate: '2025-04-25',
    logs: [
      {
        id: 'log-sample-sunflower-1',
        date: '2025-05-09',
        height: 4.5,
        notes: 'Two small leaves came up! They lean to the window.',
        waterLevel: 'medium',
        sunlight: 'full',
      },
    ],
  },
];
