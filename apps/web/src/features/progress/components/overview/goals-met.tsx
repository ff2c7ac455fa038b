import { useQuery } from '@tanstack/react-query';
import { RewardArt } from '../../../../art/rewards/reward-art.tsx';
import { fill } from '../../../../lib/copy/fill.ts';
import { longDay } from '../../day-words.ts';
import { goalsMetQuery } from '../../goals/weekly-goal.query.ts';
import { GOAL_COPY } from '../../overview.copy.ts';
import styles from './goals-met.module.css';

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
            <RewardArt icon={goal.icon} size={48} title={`${goal.title}, ${longDay(goal.localDate)}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}
