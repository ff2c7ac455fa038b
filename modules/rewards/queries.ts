import type { ReadDatabase } from '@wonderlings/kernel';
import type { UserAchievement } from './contract.ts';
import type { UserAchievementRow } from './tables.ts';

type EarnedRow = UserAchievementRow & { readonly icon: string; readonly name: string; readonly description: string };

/** What a child has earned, newest first, in the catalogue's words of today. */
export async function achievementsOf(read: ReadDatabase, childId: string): Promise<UserAchievement[]> {
  const rows = await read<EarnedRow>`
    select earned.id, earned.user_id, earned.achievement_id, earned.date_earned, earned.is_new, earned.progress,
      achievement.icon, achievement.name, achievement.description
    from read.user_achievements earned
    join read.achievements achievement on achievement.id = earned.achievement_id
    where earned.user_id = ${childId}
    order by earned.date_earned desc, earned.achievement_id`;
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    achievementId: row.achievement_id,
    dateEarned: row.date_earned,
    isNew: row.is_new,
    progress: row.progress,
    achievement: { id: row.achievement_id, icon: row.icon, name: row.name, description: row.description },
  }));
}
