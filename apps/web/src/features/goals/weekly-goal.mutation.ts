import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type ChangedWeeklyGoal, chooseWeeklyGoal, tickWeeklyGoal } from '@wonderlings/rewards/weekly-goal-contract';
import { call } from '../../lib/api/call.ts';
import { afterAct } from '../rewards/index.ts';
import { weeklyGoalQuery } from './weekly-goal.query.ts';

const show =
  (queryClient: QueryClient) =>
  ({ newAchievements, newRewards, ...goal }: ChangedWeeklyGoal) => {
    // Seen at once; the reads that confirm it come later.
    queryClient.setQueryData(weeklyGoalQuery.queryKey, goal);
    afterAct(queryClient, { newAchievements, newRewards });
  };

/** Null puts the goal aside. */
export const chooseGoalMutation = (queryClient: QueryClient) =>
  mutationOptions({
    mutationFn: (goal: string | null) => call(chooseWeeklyGoal, { body: { goal } }),
    onSuccess: show(queryClient),
  });

/** Says that something was done for the goal today. */
export const tickGoalMutation = (queryClient: QueryClient) =>
  mutationOptions({ mutationFn: () => call(tickWeeklyGoal), onSuccess: show(queryClient) });
