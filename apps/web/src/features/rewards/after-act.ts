import type { QueryClient } from '@tanstack/react-query';
import type { NewAchievement, NewReward } from '@wonderlings/kernel/contract';
import { celebrate } from '../celebrations/index.ts';
import { REWARD_KEYS } from './reward-keys.ts';

/** As much of an act's answer as says what the act earned. */
interface EarnedByAct {
  readonly newAchievements?: readonly NewAchievement[] | undefined;
  readonly newRewards?: readonly NewReward[] | undefined;
}

/**
 * What the answer of every act that can earn something goes through, once, when it is there: what was earned is celebrated
 * in its turn, and everything about rewards is read again. Callers do not wait for it.
 *
 * @param answer null where the act is known to be done, and what it answered is not
 * @param childId whose act it was, where the answer can come late: only that child sees it celebrated
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

/** Every badge there is: no act changes it. */
const { badges: _fixed, ...CHANGING } = REWARD_KEYS;

/** What every act can move, also one that earns nothing. */
const COUNTED = [REWARD_KEYS.rewardProgress, REWARD_KEYS.weeklyGoal, REWARD_KEYS.garden] as const;

/** As {@link readRewardsAgain}, after an act that earned nothing, and that shows by itself what it did to the streaks. */
function readCountsAgain(queryClient: QueryClient): void {
  for (const queryKey of COUNTED) void queryClient.invalidateQueries({ queryKey });
}

/**
 * Has everything about rewards read again that is on screen, and the rest when it comes there. For after any act that can
 * earn something; callers do not wait for it.
 */
export function readRewardsAgain(queryClient: QueryClient): void {
  for (const queryKey of Object.values(CHANGING)) void queryClient.invalidateQueries({ queryKey });
}
