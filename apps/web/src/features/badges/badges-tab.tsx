import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../../lib/session/session.ts';
import { whenIdle } from '../../lib/when-idle.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { PartLoading } from '../../ui/skeleton.tsx';
import {
  badgesQuery,
  rewardProgressQuery,
  userAchievementsQuery,
  userBadgesQuery,
  userEmotionBadgesQuery,
  userMilestonesQuery,
} from '../rewards/index.ts';
import { checkBadgesMutation } from './check-badges.mutation.ts';
import { type CollectionKind, isCollectionKind } from './collectable.ts';
import { type BadgesTabProps, CollectionView } from './collection-view.tsx';
import { type Collections, collectionsOf } from './collections.ts';
import { failureOf, type ReadsFailed } from './reads-together.ts';

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

type Loaded =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & ReadsFailed)
  | { readonly status: 'there'; readonly collections: Collections; readonly wordsFailed: ReadsFailed | null };

const READS = [
  badgesQuery,
  userBadgesQuery,
  userMilestonesQuery,
  userEmotionBadgesQuery,
  userAchievementsQuery,
  rewardProgressQuery,
] as const;

/** Everything there is to collect, as far as the child is. What was there stays there when it cannot be read again. */
function useCollections(shown: CollectionKind): Loaded {
  const reads = useQueries({ queries: READS });
  const isIdle = useIdle();
  const known = useQuery({ ...knownQuery, enabled: isIdle || shown !== 'badge' });
  const [
    { data: allBadges },
    { data: badges },
    { data: milestones },
    { data: emotionBadges },
    { data: achievements },
    { data: progress },
  ] = reads;
  const collections = useMemo(
    () =>
      allBadges && badges && milestones && emotionBadges && achievements && progress
        ? collectionsOf({ allBadges, badges, milestones, emotionBadges, achievements, progress }, known.data)
        : null,
    [allBadges, badges, milestones, emotionBadges, achievements, progress, known.data],
  );
  if (collections) return { status: 'there', collections, wordsFailed: failureOf([known]) };
  const failure = failureOf(reads);
  return failure ? { status: 'failed', ...failure } : { status: 'loading' };
}

/** Whether the browser has had nothing more urgent to do. */
function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}

/** The words of all that can be earned besides badges. */
const knownQuery = queryOptions({
  queryKey: ['known-rewards'],
  queryFn: () => import('./known-rewards.ts').then(({ KNOWN }) => KNOWN),
  // As fixed as the release.
  staleTime: Number.POSITIVE_INFINITY,
});

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
