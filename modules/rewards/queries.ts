import type { ReadDatabase } from '@wonderlings/kernel';
import type { UserAchievement } from './contract.ts';
import type { UserAchievementRow } from './tables.ts';

/** What a child has earned, newest first, in the words it was earned with. */
export async function achievementsOf(read: ReadDatabase, childId: string): Promise<UserAchievement[]> {
  const rows = await read<UserAchievementRow>`
    select id, user_id, achievement_id, name, description, icon, date_earned, is_new, progress
    from read.user_achievements where user_id = ${childId}
    order by date_earned desc, achievement_id`;
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
