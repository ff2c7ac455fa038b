import type { Badge } from './badge-catalogue.ts';

/** For making the place one’s own. */
export const THEME_BADGES = [
  {
    id: 'first-colors',
    name: 'First Colors',
    description: 'You picked the colors of your world.',
    icon: 'badge/first-colors',
    category: 'themes',
    requirement: { distinct: { of: 'theme', by: 'theme' }, atLeast: 1 },
    color: '#C77DBA',
    rarity: 'common',
    howToEarn: 'Pick a color theme.',
  },
  {
    id: 'header-maker',
    name: 'Header Maker',
    description: 'You put your first sticker where you wanted it.',
    icon: 'badge/header-maker',
    category: 'themes',
    requirement: { days: { of: 'sticker' }, atLeast: 1 },
    color: '#C77DBA',
    rarity: 'common',
    howToEarn: 'Place a sticker on a page.',
  },
  {
    id: 'three-skies',
    name: 'Three Skies',
    description: 'You looked at three different skies.',
    icon: 'badge/three-skies',
    category: 'themes',
    requirement: { distinct: { of: 'theme', by: 'theme' }, atLeast: 3 },
    color: '#C77DBA',
    rarity: 'uncommon',
    howToEarn: 'Try 3 color themes.',
  },
  {
    id: 'six-skies',
    name: 'Six Skies',
    description: 'You have seen every sky we have.',
    icon: 'badge/six-skies',
    category: 'themes',
    requirement: {
      allOf: [
        { distinct: { of: 'theme', by: 'theme' }, atLeast: 6 },
        { days: { of: 'theme' }, atLeast: 3 },
      ],
    },
    color: '#C77DBA',
    rarity: 'rare',
    howToEarn: 'Try all 6 color themes, over at least 3 days.',
  },
  {
    id: 'world-painter',
    name: 'World Painter',
    description: 'Your colors and stickers made a place of your own.',
    icon: 'badge/world-painter',
    category: 'themes',
    requirement: {
      allOf: [
        { distinct: { of: 'theme', by: 'theme' }, atLeast: 6 },
        { days: { of: 'sticker' }, atLeast: 15 },
      ],
    },
    color: '#C77DBA',
    rarity: 'epic',
    howToEarn: 'Try all 6 themes. Place stickers on 15 different days.',
  },
] as const satisfies readonly Badge[];
