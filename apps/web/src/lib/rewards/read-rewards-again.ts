import type { QueryClient } from '@tanstack/react-query';
import { REWARD_KEYS } from './reward-keys.ts';

/** Has everything about rewards read again that is on screen. For after any act that can earn something. */
export function readRewardsAgain(queryClient: QueryClient): void {
  for (const queryKey of Object.values(REWARD_KEYS)) void queryClient.invalidateQueries({ queryKey });
}
