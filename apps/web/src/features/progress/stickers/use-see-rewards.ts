import { useQueryClient } from '@tanstack/react-query';
import { seeRewards } from '@wonderlings/rewards/contract';
import { call } from '../../../lib/api/call.ts';
import { logFailure } from '../../../lib/log.ts';
import { REWARD_KEYS } from '../../../lib/rewards/reward-keys.ts';
import type { ComesWith } from './album.ts';

/**
 * Tells the server that the child has looked at these: they are not new the next time. On this visit the marks stay where
 * they are, so that nothing changes under the eyes; only the mark in the bar goes.
 */
export function useSeeRewards(): (rewards: readonly ComesWith[]) => void {
  const queryClient = useQueryClient();
  return (rewards) => {
    if (rewards.length === 0) return;
    call(seeRewards, { body: { rewards: [...rewards] } }).then(
      () => void queryClient.invalidateQueries({ queryKey: REWARD_KEYS.newRewards }),
      (reason: unknown) => logFailure('What is new stays new for now', reason),
    );
  };
}
