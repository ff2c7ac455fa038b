import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import { checkBadges } from '@wonderlings/rewards/contract';
import { call } from '../../lib/api/call.ts';
import { logFailure } from '../../lib/log.ts';
import { afterAct } from '../rewards/index.ts';

/**
 * Looks for new badges, and has those that it finds celebrated (specification 001, section 4). It asks for nothing that a child waits
 * for: where it fails, the badges are found at the next look.
 * @param userId the signed-in child's own: any other is refused
 */
export const checkBadgesMutation = (queryClient: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: () => call(checkBadges, { body: { userId } }),
    onSuccess: (found) => {
      if (found.newBadges.length > 0) afterAct(queryClient, found, userId);
    },
    onError: (reason) => logFailure('New badges could not be looked for', reason),
  });
