import { useQuery } from '@tanstack/react-query';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { fullDay } from '../../lib/local-day/day-words.ts';
import { GOAL_COPY } from './goals.copy.ts';
import styles from './goals-met.module.css';
import { goalsMetQuery } from './weekly-goal.query.ts';

/** As many as fit in one or two rows; the number tells of the others. */
const SHOWN = 8;

/** The goals of all weeks that were met; before the first one there is nothing to say. */
export function GoalsMet() {
  const { data: met = [] } = useQuery(goalsMetQuery);
  if (met.length === 0) return null;
  return (
    <div className={styles.met}>
      <p>{fill(GOAL_COPY.soFar, { n: met.length })}</p>
      <ul className={styles.list}>
        {met.slice(0, SHOWN).map((goal) => (
          <li key={goal.id}>
            <RewardArt icon={goal.icon} size={48} title={`${goal.title}, ${fullDay(goal.localDate)}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
