import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { whenIdle } from '../../lib/when-idle.ts';
import {
  badgesQuery,
  rewardProgressQuery,
  userAchievementsQuery,
  userBadgesQuery,
  userEmotionBadgesQuery,
  userMilestonesQuery,
} from '../rewards/index.ts';
import type { CollectionKind } from './collectable.ts';
import { type Collections, collectionsOf } from './collections.ts';
import { failureOf, type ReadsFailed } from './reads-together.ts';

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
export function useCollections(shown: CollectionKind): Loaded {
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
