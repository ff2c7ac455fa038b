import { mutationOptions, type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { checkBadges } from '@wonderlings/rewards/contract';
import { useEffect, useRef } from 'react';
import { call } from '../../lib/api/call.ts';
import { logFailure } from '../../lib/log.ts';
import { useUser } from '../../lib/session/session.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { PartLoading } from '../../ui/skeleton.tsx';
import { afterAct } from '../rewards/index.ts';
import { isCollectionKind } from './collectable.ts';
import { type BadgesTabProps, CollectionView } from './collection-view.tsx';
import { useCollections } from './use-collections.ts';

/** Everything that can be earned. Opening it looks for new badges. */
export function BadgesTab({ search, onSearch }: BadgesTabProps) {
  const kind = isCollectionKind(search.kind) ? search.kind : 'badge';
  const collected = useCollections(kind);
  useCheckBadges(useUser().id);
  if (collected.status === 'loading') return <PartLoading />;
  if (collected.status === 'failed') return <LoadFailed trying={collected.trying} onRetry={collected.again} />;
  const { collections, wordsFailed } = collected;
  return <CollectionView {...{ kind, collections, wordsFailed, search, onSearch }} />;
}

/**
 * Looks for new badges, once each time the page asks for it, and has those that it finds celebrated (specification 001,
 * section 4). It asks for nothing that a child waits for: where it fails, the badges are found at the next look.
 * @param userId the signed-in child's own: any other is refused
 */
export function useCheckBadges(userId: string): void {
  const { mutate: look } = useMutation(checkBadgesMutation(useQueryClient(), userId));
  // One for one visit, also where React runs an effect twice.
  const hasLooked = useRef(false);
  useEffect(() => {
    if (hasLooked.current) return;
    hasLooked.current = true;
    look();
  }, [look]);
}

const checkBadgesMutation = (queryClient: QueryClient, userId: string) =>
  mutationOptions({
    mutationFn: () => call(checkBadges, { body: { userId } }),
    onSuccess: (found) => {
      if (found.newBadges.length > 0) afterAct(queryClient, found, userId);
    },
    onError: (reason) => logFailure('New badges could not be looked for', reason),
  });
