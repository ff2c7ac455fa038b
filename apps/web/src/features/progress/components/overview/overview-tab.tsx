import { useQuery } from '@tanstack/react-query';
import { userStickersQuery } from '../../../../lib/rewards/reward-queries.ts';
import { journalStreakQuery } from '../../../../lib/streaks/streaks.query.ts';
import { allEarned, earnedOf } from '../../collection/collectable.ts';
import { useCollections } from '../../collection/use-collections.ts';
import { LoadFailed } from '../frame/load-failed.tsx';
import { PartLoading } from '../frame/part-loading.tsx';
import { GoalCard } from './goal-card.tsx';
import { NewestCard } from './newest-card.tsx';
import styles from './overview-tab.module.css';
import { RoadCard } from './road-card.tsx';
import { StatCards } from './stat-cards.tsx';

/** How far the child has walked, in a picture and in its own numbers. */
export function OverviewTab() {
  const collected = useCollections();
  const streak = useQuery(journalStreakQuery);
  const stickers = useQuery(userStickersQuery);
  const reads = [streak, stickers];

  if (collected.status === 'failed' || reads.some(({ isError, data }) => isError && data === undefined)) {
    const again = () => {
      if (collected.status === 'failed') collected.again();
      for (const read of reads) if (read.data === undefined) void read.refetch();
    };
    const trying = (collected.status === 'failed' && collected.trying) || reads.some(({ isFetching }) => isFetching);
    return <LoadFailed trying={trying} onRetry={again} />;
  }
  if (collected.status === 'loading' || streak.data === undefined || stickers.data === undefined)
    return <PartLoading of="overview" />;

  const earned = allEarned(collected.collections);
  return (
    <div className={styles.overview}>
      <RoadCard streak={streak.data} />
      <StatCards
        stats={{
          badges: earnedOf(collected.collections.badge).length,
          stickers: stickers.data.length,
          streak: streak.data?.currentStreak ?? 0,
          // Whatever is earned once and stays: a number that grows with what a child tries, never with how long or how often.
          points: earned.length,
        }}
      />
      <div className={styles.two}>
        <GoalCard />
        <NewestCard newest={earned[0]} />
      </div>
    </div>
  );
}
