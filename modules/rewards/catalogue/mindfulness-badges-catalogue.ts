import type { Badge } from './badge-catalogue.ts';

/** For noticing, whatever was there to notice. */
export const MINDFULNESS_BADGES = [
  {
    id: 'noticer',
    name: 'Noticer',
    description: 'You stopped and noticed how you felt.',
    icon: 'badge/noticer',
    category: 'mindfulness',
    requirement: { days: { of: 'mood' }, atLeast: 3 },
    color: '#5FA777',
    rarity: 'common',
    howToEarn: 'Save a feeling on 3 different days.',
  },
  {
    id: 'word-finder',
    name: 'Word Finder',
    description: 'You found words for your day.',
    icon: 'badge/word-finder',
    category: 'mindfulness',
    requirement: { days: { of: 'journal' }, atLeast: 3 },
    color: '#5FA777',
    rarity: 'uncommon',
    howToEarn: 'Write in your journal on 3 different days.',
  },
  {
    id: 'feelings-explorer',
    name: 'Feelings Explorer',
    description: 'You met five different feelings. All are okay.',
    icon: 'badge/feelings-explorer',
    category: 'mindfulness',
    requirement: { distinct: { of: 'mood', by: 'feeling' }, atLeast: 5 },
    color: '#5FA777',
    rarity: 'uncommon',
    howToEarn: 'Save 5 different feelings. Take all the time you need.',
  },
  {
    id: 'slow-noticer',
    name: 'Slow Noticer',
    description: 'You notice small things: clouds, toes, thank-yous.',
    icon: 'badge/slow-noticer',
    category: 'mindfulness',
    requirement: {
      allOf: [
        {
          distinct: {
            of: 'activity',
            kind: [
              'coping/gratitude-garden',
              'coping/body-scan-adventure',
              'coping/magic-counting',
              'nature/cloud-watching',
              'nature/weather-watch',
              'calm/starlight-relaxation',
            ],
            by: 'kind',
          },
          atLeast: 3,
        },
        {
          days: {
            of: 'activity',
            kind: [
              'coping/gratitude-garden',
              'coping/body-scan-adventure',
              'coping/magic-counting',
              'nature/cloud-watching',
              'nature/weather-watch',
              'calm/starlight-relaxation',
            ],
          },
          atLeast: 10,
        },
      ],
    },
    color: '#5FA777',
    rarity: 'rare',
    howToEarn: 'Try 3 noticing activities, over 10 different days.',
  },
  {
    id: 'wide-awake-heart',
    name: 'Wide-Awake Heart',
    description: 'You checked in with yourself many, many times.',
    icon: 'badge/wide-awake-heart',
    category: 'mindfulness',
    requirement: { days: { of: 'check-in' }, atLeast: 75 },
    color: '#5FA777',
    rarity: 'epic',
    howToEarn: 'Check in on 75 different days. Gaps are fine.',
  },
] as const satisfies readonly Badge[];
