import type { Requirement } from '../rules/requirement.ts';

/** Specification 001, section 4: the nine categories, in the order they are shown. */
export const BADGE_CATEGORIES = [
  'breathwork',
  'calm',
  'themes',
  'sleep',
  'social',
  'affirmations',
  'mindfulness',
  'movement',
  'goals',
] as const;
export const BADGE_RARITIES = ['common', 'uncommon', 'rare', 'epic'] as const;

/** Something that is found when a child looks. Ids are stable: never reuse, rename or remove one. */
export interface Badge {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** The key of its drawing. */
  readonly icon: string;
  readonly category: (typeof BADGE_CATEGORIES)[number];
  readonly requirement: Requirement;
  readonly color: string;
  readonly rarity: (typeof BADGE_RARITIES)[number];
  readonly howToEarn: string;
}
