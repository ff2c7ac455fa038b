import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { type RewardProgress, seeRewards } from '@wonderlings/rewards/contract';
import { call } from '../../lib/api/call.ts';
import { logFailure } from '../../lib/log.ts';
import { REWARD_KEYS } from './reward-keys.ts';

/** A new thing, as `/api/rewards/seen` names it. */
type SeenThing = Pick<RewardProgress, 'kind' | 'id'>;

/**
 * Tells the server that the child has looked at these: they are not new the next time. On this visit the marks stay where
 * they are, so that nothing changes under the eyes; only the mark in the bar goes. What cannot be told stays new.
 */
export const seeRewardsMutation = (queryClient: QueryClient) =>
  mutationOptions({
    // The page may be on its way out.
    mutationFn: (rewards: readonly SeenThing[]) =>
      call(seeRewards, { body: { rewards: [...rewards] }, keepalive: true }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: REWARD_KEYS.newRewards }),
    onError: (reason) => logFailure('What was looked at could not be told', reason),
  });
