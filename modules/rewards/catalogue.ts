import type { Achievement } from './catalogue/achievement-catalogue.ts';
import { AFFIRMATION_BADGES } from './catalogue/affirmation-badges-catalogue.ts';
import type { Badge } from './catalogue/badge-catalogue.ts';
import { BREATH_BADGES } from './catalogue/breath-badges-catalogue.ts';
import { CALM_BADGES } from './catalogue/calm-badges-catalogue.ts';
import { CHECK_IN_ACHIEVEMENTS } from './catalogue/check-in-achievements-catalogue.ts';
import { COUNTED_GOALS } from './catalogue/counted-goals-catalogue.ts';
import { DAY_MILESTONES } from './catalogue/day-milestones-catalogue.ts';
import { DEED_MILESTONES } from './catalogue/deed-milestones-catalogue.ts';
import type { EmotionBadge } from './catalogue/emotion-badge-catalogue.ts';
import { EVERYDAY_EMOTION_BADGES } from './catalogue/everyday-emotion-badges-catalogue.ts';
import { EXPLORE_ACHIEVEMENTS } from './catalogue/explore-achievements-catalogue.ts';
import { GOAL_BADGES } from './catalogue/goal-badges-catalogue.ts';
import { HELPING_ACHIEVEMENTS } from './catalogue/helping-achievements-catalogue.ts';
import { JOURNAL_ACHIEVEMENTS } from './catalogue/journal-achievements-catalogue.ts';
import { LIVELY_ACHIEVEMENTS } from './catalogue/lively-achievements-catalogue.ts';
import type { Milestone } from './catalogue/milestone-catalogue.ts';
import { MINDFULNESS_BADGES } from './catalogue/mindfulness-badges-catalogue.ts';
import { MOVEMENT_BADGES } from './catalogue/movement-badges-catalogue.ts';
import { QUICK_EMOTION_BADGES } from './catalogue/quick-emotion-badges-catalogue.ts';
import { QUIET_ACHIEVEMENTS } from './catalogue/quiet-achievements-catalogue.ts';
import { SLEEP_BADGES } from './catalogue/sleep-badges-catalogue.ts';
import { SOCIAL_BADGES } from './catalogue/social-badges-catalogue.ts';
import { THEME_BADGES } from './catalogue/theme-badges-catalogue.ts';
import { TICKED_GOALS } from './catalogue/ticked-goals-catalogue.ts';
import type { WeeklyGoal } from './catalogue/weekly-goal-catalogue.ts';
import { WIDE_EMOTION_BADGES } from './catalogue/wide-emotion-badges-catalogue.ts';
import { WORRY_EMOTION_BADGES } from './catalogue/worry-emotion-badges-catalogue.ts';

export type { Achievement } from './catalogue/achievement-catalogue.ts';
export { BADGE_CATEGORIES, BADGE_RARITIES, type Badge } from './catalogue/badge-catalogue.ts';
export type { EmotionBadge } from './catalogue/emotion-badge-catalogue.ts';
export type { Milestone } from './catalogue/milestone-catalogue.ts';
export { STICKER_PACKS, type StickerPack } from './catalogue/sticker-pack-catalogue.ts';
export type { WeeklyGoal } from './catalogue/weekly-goal-catalogue.ts';

// Everything that can be earned, each in the order it is shown.

export const ACHIEVEMENTS: readonly Achievement[] = [
  ...JOURNAL_ACHIEVEMENTS,
  ...CHECK_IN_ACHIEVEMENTS,
  ...EXPLORE_ACHIEVEMENTS,
  ...QUIET_ACHIEVEMENTS,
  ...LIVELY_ACHIEVEMENTS,
  ...HELPING_ACHIEVEMENTS,
];

export const BADGES: readonly Badge[] = [
  ...BREATH_BADGES,
  ...CALM_BADGES,
  ...THEME_BADGES,
  ...SLEEP_BADGES,
  ...SOCIAL_BADGES,
  ...AFFIRMATION_BADGES,
  ...MINDFULNESS_BADGES,
  ...MOVEMENT_BADGES,
  ...GOAL_BADGES,
];

export const MILESTONES: readonly Milestone[] = [...DAY_MILESTONES, ...DEED_MILESTONES];

export const EMOTION_BADGES: readonly EmotionBadge[] = [
  ...EVERYDAY_EMOTION_BADGES,
  ...WORRY_EMOTION_BADGES,
  ...QUICK_EMOTION_BADGES,
  ...WIDE_EMOTION_BADGES,
];

export const WEEKLY_GOALS: readonly WeeklyGoal[] = [...COUNTED_GOALS, ...TICKED_GOALS];
