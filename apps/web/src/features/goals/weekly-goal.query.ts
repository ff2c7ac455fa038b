import { queryOptions } from '@tanstack/react-query';
import { getWeeklyGoal, listGoalsMet, type WeeklyGoalNow } from '@wonderlings/rewards/weekly-goal-contract';
import { call } from '../../lib/api/call.ts';
import { dateOn, localDateOf } from '../../lib/local-day/local-day.ts';
import { REWARD_KEYS } from '../rewards/index.ts';

/** The goal of this week, or none. */
export const weeklyGoalQuery = queryOptions({
  queryKey: REWARD_KEYS.weeklyGoal,
  queryFn: ({ signal }) => call(getWeeklyGoal, { signal }),
  meta: { offline: getWeeklyGoal.answer },
});

/** The goals of all weeks that were met, newest first. */
export const goalsMetQuery = queryOptions({
  queryKey: REWARD_KEYS.goalsMet,
  queryFn: ({ signal }) => call(listGoalsMet, { signal }),
  meta: { offline: listGoalsMet.answer },
});

interface GoalDay {
  readonly date: string;
  /** `"Mon"` */
  readonly name: string;
  /** Something was done for the goal on it. */
  readonly done: boolean;
  readonly isToday: boolean;
}

const DAYS_OF_WEEK = 7;
const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short' });

/** The seven days of the goal's week, from its Monday. */
export function goalWeek({ week, days }: Pick<WeeklyGoalNow, 'week' | 'days'>, today: string): readonly GoalDay[] {
  const monday = dateOn(week);
  return Array.from({ length: DAYS_OF_WEEK }, (_, place) => {
    const date = localDateOf(new Date(monday.getFullYear(), monday.getMonth(), monday.getDate() + place, 12));
    return {
      date,
      name: weekday.format(dateOn(date)),
      done: days.includes(date),
      isToday: date === today,
    };
  });
}
