import { useQuery } from '@tanstack/react-query';
import { Wonderling } from '../../../../companions/wonderling.tsx';
import { LoadFailed } from '../../../../lib/load-failed/load-failed.tsx';
import { useToday } from '../../../../lib/local-day/use-today.ts';
import { streakWords } from '../../../../lib/streaks/streak-words.ts';
import { journalStreakQuery, streaksQuery } from '../../../../lib/streaks/streaks.query.ts';
import { GARDEN_COPY } from '../../garden/garden.copy.ts';
import { gardenQuery } from '../../garden/garden.query.ts';
import { streakKinds } from '../../streaks/streak-kinds.ts';
import { GardenSection } from '../garden/garden-section.tsx';
import { ReplayPlayer } from '../garden/replay-player.tsx';
import { StreakCard } from './streak-card.tsx';
import { StreakKinds } from './streak-kinds.tsx';
import { StreaksLoading } from './streaks-loading.tsx';
import styles from './streaks-tab.module.css';
import { TierPath } from './tier-path.tsx';
import { TodayCard } from './today-card.tsx';

/** The days a child checked in: as a garden by months, in figures, as a plant that grows, and as one picture. */
export function StreaksTab() {
  const today = useToday();
  const garden = useQuery(gardenQuery);
  const streaks = useQuery(streaksQuery);
  const { data: journal = null } = useQuery(journalStreakQuery);
  if (garden.isPending || streaks.isPending) return <StreaksLoading />;
  if (garden.isError || streaks.isError) {
    const again = () => {
      for (const query of [garden, streaks]) if (query.isError) void query.refetch();
    };
    return <LoadFailed trying={garden.isFetching || streaks.isFetching} onRetry={again} />;
  }
  const words = streakWords(journal, today);
  const days = garden.data;
  return (
    <div className={styles.tab}>
      <header className={styles.head}>
        <h2>{GARDEN_COPY.heading}</h2>
        <p>{GARDEN_COPY.lead}</p>
      </header>
      <div className={styles.zones}>
        <GardenSection garden={days} today={today} />
        <div className={styles.side}>
          <StreakCard words={words} streak={journal} />
          <TodayCard day={days.find(({ localDate }) => localDate === today)} today={today} />
          <Wonderling who="fern" mood="happy" size={150} className={styles.gardener} />
        </div>
      </div>
      {days.length > 0 && <ReplayPlayer key={days.length} days={days} />}
      <TierPath tier={words.tier} />
      <StreakKinds kinds={streakKinds(streaks.data)} />
    </div>
  );
}
