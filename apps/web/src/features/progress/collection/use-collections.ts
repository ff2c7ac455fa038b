import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  badgesQuery,
  rewardProgressQuery,
  userAchievementsQuery,
  userBadgesQuery,
  userEmotionBadgesQuery,
  userMilestonesQuery,
} from '../../../lib/rewards/reward-queries.ts';
import type { Collections } from './collectable.ts';
import { collectionsOf } from './collections.ts';
import { failureOf, type ReadsFailed } from './reads-together.ts';

type Loaded =
  | { readonly status: 'loading' }
  | ({ readonly status: 'failed' } & ReadsFailed)
  | { readonly status: 'there'; readonly collections: Collections };

const READS = [
  badgesQuery,
  userBadgesQuery,
  userMilestonesQuery,
  userEmotionBadgesQuery,
  userAchievementsQuery,
  rewardProgressQuery,
] as const;

/** Everything there is to collect, as far as the child is. What was there stays there when it cannot be read again. */
export function useCollections(): Loaded {
  const reads = useQueries({ queries: READS });
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
        ? collectionsOf({ allBadges, badges, milestones, emotionBadges, achievements, progress })
        : null,
    [allBadges, badges, milestones, emotionBadges, achievements, progress],
  );
  if (collections) return { status: 'there', collections };
  const failure = failureOf(reads);
  return failure ? { status: 'failed', ...failure } : { status: 'loading' };
}
