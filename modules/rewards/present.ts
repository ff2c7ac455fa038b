import { STICKER_PACKS } from './catalogue/catalogue.ts';
import {
  BadgeDetails,
  EmotionBadgeDetails,
  MilestoneDetails,
  type Reward,
  RewardKind,
  type RewardReasons,
  type StickerPack,
  type UserAchievement,
  type UserBadge,
  type UserEmotionBadge,
  type UserMilestone,
} from './contract.ts';
import type { GoalMetRow } from './goals/goals-table.ts';
import type { GoalMet } from './goals/weekly-goal-contract.ts';
import type { EarnedColumns, EarnedRow } from './tables/earned-tables.ts';
import type { RewardRow } from './tables/rewards-table.ts';
import type { RewardReasonRow } from './tables/why-table.ts';

// Rows as answers.

const earned = ({ id, user_id, date_earned, local_date, is_new, progress }: EarnedColumns) => ({
  id,
  userId: user_id,
  dateEarned: date_earned,
  localDate: local_date,
  isNew: is_new,
  progress,
});
const wordsOf = (id: string, { icon, name, description }: EarnedColumns) => ({ id, icon, name, description });

export function userAchievement(row: EarnedRow<'achievement_id'>): UserAchievement {
  const id = row.achievement_id;
  return { ...earned(row), achievementId: id, achievement: wordsOf(id, row) };
}

export function userMilestone(row: EarnedRow<'milestone_id'>): UserMilestone {
  const id = row.milestone_id;
  return {
    ...earned(row),
    milestoneId: id,
    milestone: { ...wordsOf(id, row), ...MilestoneDetails.parse(row.details) },
  };
}

export function userEmotionBadge(row: EarnedRow<'badge_id'>): UserEmotionBadge {
  const id = row.badge_id;
  return { ...earned(row), badgeId: id, badge: { ...wordsOf(id, row), ...EmotionBadgeDetails.parse(row.details) } };
}

export function userBadge(row: EarnedRow<'badge_id'>): UserBadge {
  const id = row.badge_id;
  return { ...earned(row), badgeId: id, badge: { ...wordsOf(id, row), ...BadgeDetails.parse(row.details) } };
}

/** Every pack, in the order of the catalogue. */
export function stickerPacks(rows: readonly EarnedRow<'pack_id'>[]): StickerPack[] {
  return STICKER_PACKS.map(({ id, name, description, theme, unlockRequirement, howToUnlock }) => {
    const row = rows.find(({ pack_id }) => pack_id === id);
    return {
      ...{ id, name, description, theme, howToUnlock },
      icon: `pack/${id}`,
      unlockRequirement: { ...unlockRequirement },
      unlocked: row !== undefined,
      dateUnlocked: row?.date_earned ?? null,
      isNew: row?.is_new ?? false,
    };
  });
}

export function reward(row: RewardRow): Reward {
  return {
    id: row.id,
    userId: row.user_id,
    rewardType: row.reward_type,
    rewardId: row.reward_id,
    rewardData: row.reward_data,
    unlockedFrom: row.unlocked_from,
    dateUnlocked: row.date_unlocked,
    isUsed: row.is_used,
  };
}

export function goalMet(row: GoalMetRow): GoalMet {
  return {
    id: row.id,
    goalId: row.goal_id,
    title: row.title,
    icon: row.icon,
    category: row.category,
    week: row.week,
    localDate: row.local_date,
    dateMet: row.date_met,
  };
}

export function rewardReasons(row: RewardReasonRow): RewardReasons {
  return {
    kind: RewardKind.parse(row.kind),
    id: row.reward_id,
    name: row.name,
    dateEarned: row.date_earned,
    localDate: row.local_date,
    needed: row.needed,
    events: row.because.events.map(({ id, deed }) => ({ id, ...(deed ?? { day: null, of: null, what: null }) })),
  };
}
