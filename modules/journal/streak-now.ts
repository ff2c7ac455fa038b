import { dayNumber } from '@wonderlings/kernel';
import type { Streak } from './contract.ts';
import { canGoOn } from './streak.ts';
import type { StreakRow } from './tables.ts';

/**
 * A streak as it stands on the child's own today: one that no check-in can continue any more shows 0 and is not active,
 * one that a rest day could still bridge is alive. The longest and the total stay as they are.
 */
export function streakAsOf(row: StreakRow, today: string): Streak {
  const lastRestDay = row.last_rest_day === null ? null : dayNumber(row.last_rest_day);
  const isActive = canGoOn(dayNumber(row.last_check_in), lastRestDay, dayNumber(today));
  return {
    id: row.id,
    userId: row.user_id,
    streakType: row.streak_type,
    currentStreak: isActive ? row.current_streak : 0,
    longestStreak: row.longest_streak,
    lastCheckIn: row.last_check_in,
    streakStartDate: isActive ? row.streak_start_date : null,
    totalCheckIns: row.total_check_ins,
    isActive,
    created: row.created,
  };
}
