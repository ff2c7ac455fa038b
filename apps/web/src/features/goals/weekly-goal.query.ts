import { queryOptions } from '@tanstack/react-query';
import { getWeeklyGoal, listGoalsMet } from '@wonderlings/rewards/weekly-goal-contract';
import { call } from '../../lib/api/call.ts';
import { REWARD_KEYS } from '../rewards/index.ts';

export const weeklyGoalQuery = queryOptions({
  queryKey: REWARD_KEYS.weeklyGoal,
  queryFn: ({ signal }) => call(getWeeklyGoal, { signal }),
});

export const goalsMetQuery = queryOptions({
  queryKey: REWARD_KEYS.goalsMet,
  queryFn: ({ signal }) => call(listGoalsMet, { signal }),
});
