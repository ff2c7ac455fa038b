import type { Badge } from './badge-catalogue.ts';

/** For breathing, on any level. */
export const BREATH_BADGES = [
  {
    id: 'first-puff',
    name: 'First Puff',
    description: 'You breathed with the cloud dragon for the first time.',
    icon: 'badge/first-puff',
    category: 'breathwork',
    requirement: {
      days: { of: 'activity', kind: ['breath/', 'coping/balloon-breathing', 'calm/bubble-breathing'] },
      atLeast: 1,
    },
    color: '#4FA3C7',
    rarity: 'common',
    howToEarn: 'Finish one breathing time.',
  },
  {
    id: 'little-breeze',
    name: 'Little Breeze',
    description: 'You came back to your breath on three days.',
    icon: 'badge/little-breeze',
    category: 'breathwork',
    requirement: {
      days: { of: 'activity', kind: ['breath/', 'coping/balloon-breathing', 'calm/bubble-breathing'] },
      atLeast: 3,
    },
    color: '#4FA3C7',
    rarity: 'common',
    howToEarn: 'Breathe on 3 different days.',
  },
  {
    id: 'balloon-keeper',
    name: 'Balloon Keeper',
    description: 'Your breath filled many soft balloons.',
    icon: 'badge/balloon-keeper',
    category: 'breathwork',
    requirement: {
      days: { of: 'activity', kind: ['breath/', 'coping/balloon-breathing', 'calm/bubble-breathing'] },
      atLeast: 7,
    },
    color: '#4FA3C7',
    rarity: 'uncommon',
    howToEarn: 'Breathe on 7 different days.',
  },
  {
    id: 'river-of-breath',
    name: 'River of Breath',
    description: 'In and out, like a river. You know the way now.',
    icon: 'badge/river-of-breath',
    category: 'breathwork',
    requirement: {
      days: { of: 'activity', kind: ['breath/', 'coping/balloon-breathing', 'calm/bubble-breathing'] },
      atLeast: 20,
    },
    color: '#4FA3C7',
    rarity: 'rare',
    howToEarn: 'Breathe on 20 different days.',
  },
  {
    id: 'cloud-dragon-friend',
    name: 'Cloud Dragon Friend',
    description: 'Zola saves you a seat on her cloud.',
    icon: 'badge/cloud-dragon-friend',
    category: 'breathwork',
    requirement: {
      days: { of: 'activity', kind: ['breath/', 'coping/balloon-breathing', 'calm/bubble-breathing'] },
      atLeast: 45,
    },
    color: '#4FA3C7',
    rarity: 'epic',
    howToEarn: 'Breathe on 45 different days. Any level counts the same.',
  },
] as const satisfies readonly Badge[];
