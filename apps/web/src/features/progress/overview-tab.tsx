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

/** The four numbers of the overview: the word for one, and for none or several. */
const STATS_COPY = {
  label: 'Your numbers',
  badges: ['badge', 'badges'],
  stickers: ['sticker', 'stickers'],
  streak: ['day streak', 'day streak'],
  points: ['point', 'points'],
  whatPointsAre: 'Each badge, milestone and achievement that is yours is one point.',
} as const;

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

/** Small pictures beside the numbers, drawn like the mockup's stickers. */
const STAT_PICTURES = {
  badges: (
    <path
      d="M32 6l8 16 17 2.5-12 12 3 17-16-8-16 8 3-17-12-12L24 22z"
      fill="var(--joy-2)"
      stroke="var(--line)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
  ),
  stickers: (
    <g stroke="var(--line)" strokeWidth="2.2">
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="32" cy="18" rx="9.5" ry="11" fill="var(--nerv-2)" transform={`rotate(${turn} 32 32)`} />
      ))}
      <circle cx="32" cy="32" r="8" fill="var(--joy-2)" />
    </g>
  ),
  streak: (
    <g stroke="var(--line)" strokeWidth="2.5" strokeLinecap="round" strokeLinejoin="round">
      <path d="M10 52C6 28 22 10 56 8c2 32-16 50-40 44z" fill="var(--okay-2)" />
      <path d="M8 58C20 42 30 32 44 20M22 42l-2-12M30 33l12 1" fill="none" />
    </g>
  ),
  points: (
    <g stroke="var(--line)" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M32 6c14 0 26 10 26 26S46 58 32 58 6 46 6 32 18 6 32 6z" fill="var(--okay-2)" />
      <path d="M32 18l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1z" fill="var(--surface)" strokeWidth="2.2" />
    </g>
  ),
} as const;

const STATS = ['badges', 'stickers', 'streak', 'points'] as const;

/** Numbers that only grow, but for the days in a row. */
type Stats = Readonly<Record<(typeof STATS)[number], number>>;

/** Without numbers as long as they are not known. */
function StatCards({ stats }: { readonly stats: Stats | undefined }) {
  return (
    <section aria-label={STATS_COPY.label}>
      <ul className={styles.stats}>
        {STATS.map((stat) => {
          const [one, several] = STATS_COPY[stat];
          return (
            <li key={stat} className={styles.stat}>
              <svg viewBox="0 0 64 64" aria-hidden="true">
                {STAT_PICTURES[stat]}
              </svg>
              <b>{stats ? stats[stat] : <Skeleton width="1em" height="0.9em" />}</b>
              <span>{stats?.[stat] === 1 ? one : several}</span>
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>{STATS_COPY.whatPointsAre}</p>
    </section>
  );
}
