import { type QueryClient, useQuery } from '@tanstack/react-query';
import { newRewardsQuery, userMilestonesQuery } from '../../features/rewards/index.ts';

/**
 * Reads what the bar says about rewards, on whatever page the child is, and again whenever that may have changed. Apart from
 * the bar, as it knows the contract (signed-in.ts); the bar looks into the cache.
 */
export function RewardsWatch({ queryClient }: { readonly queryClient: QueryClient }) {
  useQuery(userMilestonesQuery, queryClient);
  useQuery(newRewardsQuery, queryClient);
  return null;
}
