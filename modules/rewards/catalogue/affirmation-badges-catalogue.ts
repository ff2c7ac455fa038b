import type { Badge } from './badge-catalogue.ts';

/** For kind words. */
export const AFFIRMATION_BADGES = [
  {
    id: 'first-kind-words',
    name: 'First Kind Words',
    description: 'You said something kind to yourself.',
    icon: 'badge/first-kind-words',
    category: 'affirmations',
    requirement: { days: { of: 'affirmation' }, atLeast: 1 },
    color: '#E0A23B',
    rarity: 'common',
    howToEarn: 'Make one daily affirmation.',
  },
  {
    id: 'pocket-sun',
    name: 'Pocket Sun',
    description: 'You carry kind words in your pocket.',
    icon: 'badge/pocket-sun',
    category: 'affirmations',
    requirement: { days: { of: 'affirmation' }, atLeast: 4 },
    color: '#E0A23B',
    rarity: 'uncommon',
    howToEarn: 'Make an affirmation on 4 different days.',
  },
  {
    id: 'word-garden',
    name: 'Word Garden',
    description: 'Your kind words grew into a garden.',
    icon: 'badge/word-garden',
    category: 'affirmations',
    requirement: { days: { of: 'affirmation' }, atLeast: 14 },
    color: '#E0A23B',
    rarity: 'rare',
    howToEarn: 'Make an affirmation on 14 different days.',
  },
  {
    id: 'golden-voice',
    name: 'Golden Voice',
    description: 'Your own voice can be a good friend.',
    icon: 'badge/golden-voice',
    category: 'affirmations',
    requirement: { days: { of: 'affirmation' }, atLeast: 40 },
    color: '#E0A23B',
    rarity: 'epic',
    howToEarn: 'Make an affirmation on 40 different days.',
  },
] as const satisfies readonly Badge[];
