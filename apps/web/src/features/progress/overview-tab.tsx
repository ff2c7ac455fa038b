import { useQueries } from '@tanstack/react-query';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { allOwned, failureOf } from '../badges/index.ts';
import { GoalCard } from '../goals/index.ts';
import {
  userAchievementsQuery,
  userBadgesQuery,
  userEmotionBadgesQuery,
  userMilestonesQuery,
  userStickersQuery,
} from '../rewards/index.ts';
import { journalStreakQuery } from '../streaks/index.ts';
import { NewestCard } from './newest-card.tsx';
import styles from './overview-tab.module.css';
import { RoadCard } from './road-card.tsx';
import { StatCards } from './stat-cards.tsx';

const READS = [
  userBadgesQuery,
  userMilestonesQuery,
  userEmotionBadgesQuery,
  userAchievementsQuery,
  userStickersQuery,
  journalStreakQuery,
] as const;

/**
 * How far the child has walked, in a picture and in its own numbers; what is the same for each child is there first. What is
 * still to come is on the tab of badges.
 */
export function OverviewTab() {
  const reads = useQueries({ queries: READS });
  const [
    { data: badges },
    { data: milestones },
    { data: emotionBadges },
    { data: achievements },
    { data: stickers },
    { data: streak },
  ] = reads;
  const failure = failureOf(reads);
  if (failure) return <LoadFailed trying={failure.trying} onRetry={failure.again} />;

  const owned =
    badges &&
    milestones &&
    emotionBadges &&
    achievements &&
    allOwned({ badges, milestones, emotionBadges, achievements });
  return (
    <div className={styles.overview}>
      <RoadCard streak={streak} />
      <StatCards
        stats={
          owned && stickers && streak !== undefined
            ? {
                badges: badges.length,
                stickers: stickers.length,
                streak: streak?.currentStreak ?? 0,
                // Whatever is earned once and stays: a number that grows with what a child tries, never with how long or how often.
                points: owned.length,
              }
            : undefined
        }
      />
      <div className={styles.two}>
        <GoalCard />
        {owned ? (
          <NewestCard newest={owned[0]} />
        ) : (
          <Card>
            <Skeleton height="18rem" />
          </Card>
        )}
      </div>
    </div>
  );
}
