import { useQueryClient } from '@tanstack/react-query';
import { checkBadges } from '@wonderlings/rewards/contract';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api/call.ts';
import { logFailure } from '../../lib/log.ts';
import { afterAct } from '../rewards/index.ts';

/**
 * Looks for new badges, once each time the page asks for it, and has those that it finds celebrated (specification 001,
 * section 4). It asks for nothing that a child waits for: where it fails, the badges are found at the next look.
 * @param userId the signed-in child's own: anybody else's is refused
 */
export function useCheckBadges(userId: string): void {
  const queryClient = useQueryClient();
  // One for one visit, also where React runs an effect twice.
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    call(checkBadges, { body: { userId } }).then(
      (found) => found.newBadges.length > 0 && afterAct(queryClient, found, userId),
      (reason: unknown) => logFailure('Nobody could look for new badges', reason),
    );
  }, [queryClient, userId]);
}
