import type { QueryClient } from '@tanstack/react-query';
import type { NewAchievement, NewReward } from '@wonderlings/kernel/contract';
import { celebrate } from '../celebrations/index.ts';
import { readCountsAgain, readRewardsAgain } from './read-rewards-again.ts';

/** As much of an act's answer as says what the act earned. */
interface EarnedByAct {
  readonly newAchievements?: readonly NewAchievement[] | undefined;
  readonly newRewards?: readonly NewReward[] | undefined;
}

/**
 * What the answer of every act that can earn something goes through, once, when it is there: what was earned is celebrated
 * in its turn, and everything about rewards is read again. Nobody waits for it.
 *
 * @param answer null where the act is known to be done, and what it answered is not
 * @param childId whose act it was, where the answer can come late: it is celebrated before nobody else
 */
export function afterAct(queryClient: QueryClient, answer: EarnedByAct | null, childId?: string): void {
  if (answer) celebrate(answer.newAchievements, answer.newRewards, childId);
  readRewardsAgain(queryClient);
}

/**
 * As above for an act whose answer is in the cache already: what a child has is asked for again only when the act earned
 * something.
 */
export function afterShownAct(queryClient: QueryClient, answer: EarnedByAct, childId: string): void {
  const { newAchievements = [], newRewards = [] } = answer;
  if (newAchievements.length + newRewards.length > 0) afterAct(queryClient, answer, childId);
  else readCountsAgain(queryClient);
}
