import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUser } from '../../lib/session/session.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { PartLoading } from '../../ui/skeleton.tsx';
import { checkBadgesMutation } from './check-badges.mutation.ts';
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

/** Looks for new badges, once each time the page asks for it. */
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
