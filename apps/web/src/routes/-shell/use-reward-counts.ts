import { useCallback, useSyncExternalStore } from 'react';
import { REWARD_KEYS } from '../../features/rewards/index.ts';
import { useSession } from '../../lib/session/session.ts';

/** How many milestones the child has reached (specification 000, section 3); 0 until they have been read. */
export const useMilestoneCount = (): number => useReadLength(REWARD_KEYS.userMilestones);

/** How many things the child has earned and not looked at yet; 0 until they have been read. */
export const useNewThingsCount = (): number => useReadLength(REWARD_KEYS.newRewards);

/** How long the list is that a read has brought, on whatever page that was. Nothing is read for it here. */
function useReadLength(queryKey: readonly string[]): number {
  const { queryClient } = useSession();
  const subscribe = useCallback(
    (listener: () => void) => queryClient?.getQueryCache().subscribe(listener) ?? (() => {}),
    [queryClient],
  );
  const read = () => {
    const list = queryClient?.getQueryData(queryKey);
    return Array.isArray(list) ? list.length : 0;
  };
  return useSyncExternalStore(subscribe, read, read);
}
