import type { NewAchievement } from '@wonderlings/journal/contract';
import { fill } from '../../../../lib/copy/fill.ts';
import { OWN_COPY } from '../../journal.copy.ts';
import styles from './achievement-list.module.css';

interface AchievementListProps {
  readonly heading: string;
  readonly achievements: readonly NewAchievement['achievement'][];
  /** How many more there are than are shown. */
  readonly further: number;
}

export function AchievementList({ heading, achievements, further }: AchievementListProps) {
  if (achievements.length === 0) return null;
  return (
    <section className={styles.earned}>
      <h3>{heading}</h3>
      <ul className={styles.list}>
        {achievements.map((achievement) => (
          <li key={achievement.id} className={styles.one}>
            <svg className={styles.medal} viewBox="0 0 48 48" aria-hidden="true">
              <path d="M14 26l-5 16 9-3 5 7 4-16zM34 26l5 16-9-3-5 7-4-16z" className={styles.ribbon} />
              <path d="M24 4c9-1 16 6 16 15 1 9-7 16-16 16S7 28 8 19C8 10 15 4 24 4z" className={styles.disc} />
              <path
                d="M24 11l2.700 5.600 6.100.8-4.500 4.200 1.100 6.100-5.400-3-5.400 3 1.100-6.100-4.500-4.200 6.100-.8z"
                className={styles.star}
              />
            </svg>
            <p>
              <b className={styles.name}>{achievement.name}</b>
              {achievement.description}
            </p>
          </li>
        ))}
      </ul>
      {further > 0 && <p className={styles.further}>{fill(OWN_COPY.more, { n: further })}</p>}
    </section>
  );
}
