import { Skeleton } from '../../../ui/skeleton.tsx';
import { STATS_COPY } from './overview.copy.ts';
import styles from './stat-cards.module.css';
import { STAT_PICTURES } from './stat-pictures.tsx';

const STATS = ['badges', 'stickers', 'streak', 'points'] as const;

/** Numbers that only grow, but for the days in a row. */
export type Stats = Readonly<Record<(typeof STATS)[number], number>>;

/** Without numbers as long as they are not known. */
export function StatCards({ stats }: { readonly stats: Stats | undefined }) {
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
