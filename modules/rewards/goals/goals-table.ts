import { on, readTable } from '@wonderlings/kernel';
import { GoalMet } from '../events.ts';

export type GoalMetRow = {
  readonly id: string;
  readonly user_id: string;
  readonly goal_id: string;
  readonly week: string;
  readonly title: string;
  readonly icon: string;
  readonly category: string;
  readonly local_date: string;
  readonly date_met: string;
};

/** Beyond the specification: the goals that a child met, one row for each goal of each week. */
export const goalsMet = readTable<GoalMetRow>({
  name: 'goals_met',
  version: 2,
  columns: {
    id: { type: 'uuid' },
    user_id: { type: 'uuid' },
    goal_id: { type: 'text' },
    week: { type: 'date' },
    title: { type: 'text' },
    icon: { type: 'text' },
    category: { type: 'text' },
    local_date: { type: 'date' },
    date_met: { type: 'timestamptz' },
  },
  key: ['user_id', 'week', 'goal_id'],
  owner: 'user_id',
  indexes: [['user_id', 'date_met']],
  folds: [
    on(
      GoalMet,
      ({ childId, data }) => [[childId, data.week, data.id]],
      (row, { childId, at, localDate, data }) =>
        row ?? {
          id: data.earnedId,
          user_id: childId,
          goal_id: data.id,
          week: data.week,
          title: data.name,
          icon: data.icon,
          category: data.category,
          local_date: localDate,
          date_met: at,
        },
    ),
  ],
});
