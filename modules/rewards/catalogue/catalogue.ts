import type { Achievement } from './achievement-catalogue.ts';
import { AFFIRMATION_BADGES } from './affirmation-badges-catalogue.ts';
import type { Badge } from './badge-catalogue.ts';
import { BREATH_BADGES } from './breath-badges-catalogue.ts';
import { CALM_BADGES } from './calm-badges-catalogue.ts';
import { CHECK_IN_ACHIEVEMENTS } from './check-in-achievements-catalogue.ts';
import { COUNTED_GOALS } from './counted-goals-catalogue.ts';
import { DAY_MILESTONES } from './day-milestones-catalogue.ts';
import { DEED_MILESTONES } from './deed-milestones-catalogue.ts';
import type { EmotionBadge } from './emotion-badge-catalogue.ts';
import { EVERYDAY_EMOTION_BADGES } from './everyday-emotion-badges-catalogue.ts';
import { EXPLORE_ACHIEVEMENTS } from './explore-achievements-catalogue.ts';
import { GOAL_BADGES } from './goal-badges-catalogue.ts';
import { HELPING_ACHIEVEMENTS } from './helping-achievements-catalogue.ts';
import { JOURNAL_ACHIEVEMENTS } from './journal-achievements-catalogue.ts';
import { LIVELY_ACHIEVEMENTS } from './lively-achievements-catalogue.ts';
import type { Milestone } from './milestone-catalogue.ts';
import { MINDFULNESS_BADGES } from './mindfulness-badges-catalogue.ts';
import { MOVEMENT_BADGES } from './movement-badges-catalogue.ts';
import { QUICK_EMOTION_BADGES } from './quick-emotion-badges-catalogue.ts';
import { QUIET_ACHIEVEMENTS } from './quiet-achievements-catalogue.ts';
import { SLEEP_BADGES } from './sleep-badges-catalogue.ts';
import { SOCIAL_BADGES } from './social-badges-catalogue.ts';
import { THEME_BADGES } from './theme-badges-catalogue.ts';
import { TICKED_GOALS } from './ticked-goals-catalogue.ts';
import type { WeeklyGoal } from './weekly-goal-catalogue.ts';
import { WIDE_EMOTION_BADGES } from './wide-emotion-badges-catalogue.ts';
import { WORRY_EMOTION_BADGES } from './worry-emotion-badges-catalogue.ts';

export type { Achievement } from './achievement-catalogue.ts';
export { BADGE_CATEGORIES, BADGE_RARITIES, type Badge } from './badge-catalogue.ts';
export type { EmotionBadge } from './emotion-badge-catalogue.ts';
export type { Milestone } from './milestone-catalogue.ts';
export { STICKER_PACKS, type StickerPack } from './sticker-pack-catalogue.ts';
export type { WeeklyGoal } from './weekly-goal-catalogue.ts';

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
