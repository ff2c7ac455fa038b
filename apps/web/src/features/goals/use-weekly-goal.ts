import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ChangedWeeklyGoal, chooseWeeklyGoal, tickWeeklyGoal } from '@wonderlings/rewards/weekly-goal-contract';
import { call } from '../../lib/api/call.ts';
import { afterAct } from '../rewards/index.ts';
import { weeklyGoalQuery } from './weekly-goal.query.ts';

/** The goal of this week, and what can be done with it. */
export function useWeeklyGoal() {
  const queryClient = useQueryClient();
  const read = useQuery(weeklyGoalQuery);
  const onSuccess = ({ newAchievements, newRewards, ...goal }: ChangedWeeklyGoal) => {
    // Seen at once; nobody waits for the reads that confirm it.
    queryClient.setQueryData(weeklyGoalQuery.queryKey, goal);
    afterAct(queryClient, { newAchievements, newRewards });
  };
  const choosing = useMutation({
    mutationFn: (goal: string | null) => call(chooseWeeklyGoal, { body: { goal } }),
    onSuccess,
  });
  const ticking = useMutation({ mutationFn: () => call(tickWeeklyGoal), onSuccess });
  return { read, choosing, ticking };
}
