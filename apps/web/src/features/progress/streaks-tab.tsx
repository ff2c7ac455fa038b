import { useQuery } from '@tanstack/react-query';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { monthOf } from '../../lib/local-day/local-day.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { journalTotalsQuery } from '../journal/index.ts';
import {
  GARDEN_COPY,
  GardenSection,
  journalStreakQuery,
  ReplayPlayer,
  StreakCard,
  StreakKinds,
  streakKinds,
  streaksQuery,
  streakWords,
  TierPath,
  TodayCard,
  useAllDays,
  useGardenMonth,
} from '../streaks/index.ts';
import styles from './streaks-tab.module.css';

/** The days a child checked in: as a garden by months, in figures, as a plant that grows, and as one picture. */
export function StreaksTab() {
  const today = useToday();
  const month = useGardenMonth(monthOf(today));
  const totals = useQuery(journalTotalsQuery);
  const streaks = useQuery(streaksQuery);
  const { data: journal = null } = useQuery(journalStreakQuery);
  const reads = [month, totals, streaks];
  if (reads.some(({ isPending }) => isPending)) return <StreaksLoading />;
  if (!month.data || !totals.data || !streaks.data) {
    const again = () => {
      for (const read of reads) if (read.isError) void read.refetch();
    };
    return <LoadFailed trying={reads.some(({ isFetching }) => isFetching)} onRetry={again} />;
  }
  const words = streakWords(journal, today);
  return (
    <div className={styles.tab}>
      <header className={styles.head}>
        <h2>{GARDEN_COPY.heading}</h2>
        <p>{GARDEN_COPY.lead}</p>
      </header>
      <div className={styles.zones}>
        <GardenSection totals={totals.data} today={today} />
        <div className={styles.side}>
          <StreakCard words={words} streak={journal} />
          <TodayCard day={month.data.get(today)} today={today} />
          <Wonderling who="fern" mood="happy" size={150} className={styles.gardener} />
        </div>
      </div>
      <Replay />
      <TierPath tier={words.tier} />
      <StreakKinds kinds={streakKinds(streaks.data)} />
    </div>
  );
}

/** The whole garden, when all its days have come; a new one has nothing to watch yet. */
function Replay() {
  const { days, failed, isFetching, again } = useAllDays();
  if (failed) return <LoadFailed trying={isFetching} onRetry={again} />;
  if (!days) return <Skeleton height="420px" />;
  return days.length > 0 && <ReplayPlayer key={days.length} days={days} />;
}

/** The bed and the cards beside it, before they have come. */
function StreaksLoading() {
  return (
    <div className={styles.tab}>
      <header className={styles.head}>
        <h2>{GARDEN_COPY.heading}</h2>
        <p>{GARDEN_COPY.lead}</p>
        <VisuallyHidden>{GARDEN_COPY.loading}</VisuallyHidden>
      </header>
      <div className={styles.zones}>
        <span className={styles.bedWaits}>
          <Skeleton height="100%" />
        </span>
        <div className={styles.side}>
          <Skeleton height="360px" />
          <Skeleton height="190px" />
        </div>
      </div>
    </div>
  );
}
