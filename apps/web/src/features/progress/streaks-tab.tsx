import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { monthOf } from '../../lib/local-day/local-day.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { journalTotalsQuery, useKeptMoods } from '../journal/index.ts';
import {
  GARDEN_COPY,
  GardenPlot,
  GardenSection,
  journalStreakQuery,
  ReplayPlayer,
  StreakCard,
  StreakKinds,
  streakKinds,
  streaksQuery,
  streakWords,
  TierPath,
  useAllDays,
  useGardenMonth,
  WaitingFeelings,
} from '../streaks/index.ts';
import styles from './streaks-tab.module.css';

/** The days a child checked in: the garden as it stands today, by months, in figures, as one picture, and as a plant that grows. */
export function StreaksTab() {
  const kept = useKeptMoods();
  const waiting = useMemo(
    () =>
      kept
        .map(({ localDate, feeling, baseFeelingName }) => ({ localDate, feeling: baseFeelingName ?? feeling }))
        .toReversed(),
    [kept],
  );
  return (
    <WaitingFeelings value={waiting}>
      <Garden />
    </WaitingFeelings>
  );
}

function Garden() {
  const today = useToday();
  const month = useGardenMonth(monthOf(today));
  const totals = useQuery(journalTotalsQuery);
  const streaks = useQuery(streaksQuery);
  const { data: journal = null } = useQuery(journalStreakQuery);
  const reads = [month, totals, streaks];
  if (reads.some(({ isPending }) => isPending)) return <StreaksLoading today={today} />;
  if (!month.data || !totals.data || !streaks.data) {
    const again = () => {
      for (const read of reads) if (read.isError) void read.refetch();
    };
    return <LoadFailed trying={reads.some(({ isFetching }) => isFetching)} onRetry={again} />;
  }
  const words = streakWords(journal, today);
  return (
    <div className={styles.tab}>
      <GardenPlot first={totals.data.firstDay} today={today} />
      <p className={styles.lead}>{GARDEN_COPY.lead}</p>
      <div className={styles.zones}>
        <GardenSection totals={totals.data} today={today} />
        <StreakCard words={words} streak={journal} />
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

/** The land, before its days have come. */
function StreaksLoading({ today }: { readonly today: string }) {
  return (
    <div className={styles.tab}>
      <GardenPlot first={undefined} today={today} />
      <VisuallyHidden>{GARDEN_COPY.loading}</VisuallyHidden>
      <div className={styles.zones}>
        <span className={styles.bedWaits}>
          <Skeleton height="100%" />
        </span>
        <Skeleton height="360px" />
      </div>
    </div>
  );
}
