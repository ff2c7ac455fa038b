import { useQueryClient } from '@tanstack/react-query';
import { checkBadges, type UserBadge } from '@wonderlings/rewards/contract';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { celebrate } from '../../../lib/celebrations/celebrate.ts';
import { markCelebrated } from '../../../lib/celebrations/celebration-queue.ts';
import { logFailure } from '../../../lib/log.ts';
import { readRewardsAgain } from '../../../lib/rewards/read-rewards-again.ts';

interface Found {
  /** Badges that this look has found; empty before, and after they were celebrated. */
  readonly newBadges: readonly UserBadge[];
  readonly celebrated: () => void;
}

/**
 * Looks for new badges, once each time the page asks for it (specification 001, section 4). It asks for nothing that a
 * child waits for: where it fails, the badges are found at the next look.
 * @param userId the signed-in child's own: anybody else's is refused
 */
export function useCheckBadges(userId: string): Found {
  const queryClient = useQueryClient();
  const [newBadges, setNewBadges] = useState<readonly UserBadge[]>([]);
  // One promise for one visit, also where React runs an effect twice.
  const look = useRef<Promise<readonly UserBadge[]>>(null);
  useEffect(() => {
    let here = true;
    look.current ??= call(checkBadges, { body: { userId } }).then((found) => {
      // This page shows the badges itself; what came with them waits for its turn.
      markCelebrated((found.newRewards ?? []).filter(({ kind }) => kind === 'badge'));
      celebrate(found.newAchievements, found.newRewards);
      if (found.newBadges.length > 0) readRewardsAgain(queryClient);
      return found.newBadges;
    });
    look.current.then(
      (found) => here && setNewBadges(found),
      (reason: unknown) => logFailure('Nobody could look for new badges', reason),
    );
    return () => {
      here = false;
    };
  }, [queryClient, userId]);
  return { newBadges, celebrated: () => setNewBadges([]) };
}
