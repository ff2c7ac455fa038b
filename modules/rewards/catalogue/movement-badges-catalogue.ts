import type { Badge } from './badge-catalogue.ts';

/** For moving, seated or not. */
export const MOVEMENT_BADGES = [
  {
    id: 'first-wiggle',
    name: 'First Wiggle',
    description: 'Your body said hello.',
    icon: 'badge/first-wiggle',
    category: 'movement',
    requirement: {
      days: {
        of: 'activity',
        kind: ['be-active/', 'movequest/', 'coping/happy-dance-party', 'coping/superhero-poses'],
      },
      atLeast: 1,
    },
    color: '#E2725B',
    rarity: 'common',
    howToEarn: 'Finish one movement activity. Seated counts too.',
  },
  {
    id: 'bouncy-days',
    name: 'Bouncy Days',
    description: 'Five days with a bounce in them.',
    icon: 'badge/bouncy-days',
    category: 'movement',
    requirement: {
      days: {
        of: 'activity',
        kind: ['be-active/', 'movequest/', 'coping/happy-dance-party', 'coping/superhero-poses'],
      },
      atLeast: 5,
    },
    color: '#E2725B',
    rarity: 'uncommon',
    howToEarn: 'Move on 5 different days.',
  },
  {
    id: 'three-coaches',
    name: 'Three Coaches',
    description: 'You trained with Bella, Rally and Setta.',
    icon: 'badge/three-coaches',
    category: 'movement',
    requirement: {
      allOf: [
        { distinct: { of: 'activity', kind: 'movequest/', by: 'kind' }, atLeast: 3 },
        { days: { of: 'activity', kind: 'movequest/' }, atLeast: 2 },
      ],
    },
    color: '#E2725B',
    rarity: 'uncommon',
    howToEarn: 'Finish MoveQuest with all 3 coaches, over at least 2 days.',
  },
  {
    id: 'strong-roots',
    name: 'Strong Roots',
    description: 'You moved in your own way, again and again.',
    icon: 'badge/strong-roots',
    category: 'movement',
    requirement: {
      days: {
        of: 'activity',
        kind: ['be-active/', 'movequest/', 'coping/happy-dance-party', 'coping/superhero-poses'],
      },
      atLeast: 18,
    },
    color: '#E2725B',
    rarity: 'rare',
    howToEarn: 'Move on 18 different days. Easy level counts the same.',
  },
  {
    id: 'happy-thunder',
    name: 'Happy Thunder',
    description: 'Your feet make happy thunder.',
    icon: 'badge/happy-thunder',
    category: 'movement',
    requirement: {
      days: {
        of: 'activity',
        kind: ['be-active/', 'movequest/', 'coping/happy-dance-party', 'coping/superhero-poses'],
      },
      atLeast: 45,
    },
    color: '#E2725B',
    rarity: 'epic',
    howToEarn: 'Move on 45 different days.',
  },
] as const satisfies readonly Badge[];
