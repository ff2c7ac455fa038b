import type { QueryClient } from '@tanstack/react-query';
import { REWARD_KEYS } from './reward-keys.ts';

/** Every badge there is: no act changes it. */
const { badges: _fixed, ...CHANGING } = REWARD_KEYS;

/** What every act can move, also one that earns nothing. */
const COUNTED = [REWARD_KEYS.rewardProgress, REWARD_KEYS.weeklyGoal, REWARD_KEYS.garden] as const;

/** As below, after an act that earned nothing, and that shows by itself what it did to the streaks. */
export function readCountsAgain(queryClient: QueryClient): void {
  for (const queryKey of COUNTED) void queryClient.invalidateQueries({ queryKey });
}

/**
 * Has everything about rewards read again that is on screen, and the rest when it comes there. For after any act that can
 * earn something; nobody waits for it.
 */
export function readRewardsAgain(queryClient: QueryClient): void {
  for (const queryKey of Object.values(CHANGING)) void queryClient.invalidateQueries({ queryKey });
}
