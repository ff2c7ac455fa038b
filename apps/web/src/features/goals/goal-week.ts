import type { WeeklyGoalNow } from '@wonderlings/rewards/weekly-goal-contract';
import { dateOn, localDateOf } from '../../lib/local-day/local-day.ts';

export interface GoalDay {
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
