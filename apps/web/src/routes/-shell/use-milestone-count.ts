import { useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session/session.ts';

/** Specification 000, section 3: a list under this key, of which only the length is used. */
const USER_MILESTONES_KEY = ['user-milestones'] as const;

/** How many milestones the read of the progress page has brought, on whatever page the child is now. */
export function useMilestoneCount(): number {
  const { queryClient } = useSession();
  return useSyncExternalStore(
    (listener) => queryClient?.getQueryCache().subscribe(listener) ?? (() => {}),
    () => {
      const milestones = queryClient?.getQueryData(USER_MILESTONES_KEY);
      return Array.isArray(milestones) ? milestones.length : 0;
    },
  );
}
