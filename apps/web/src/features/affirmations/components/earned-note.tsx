import type { EarnedAchievement } from '@wonderlings/affirmations/contract';
import { fill } from '../../../lib/copy/fill.ts';
import { AFFIRMATIONS_COPY } from '../affirmations.copy.ts';
import styles from './earned-note.module.css';

/** What one act earned is told as one, at most two of them by name. */
const NAMED = 2;

export function EarnedNote({ earned }: { readonly earned: readonly EarnedAchievement[] }) {
  if (earned.length === 0) return null;
  const further = earned.length - NAMED;
  return (
    <div className={styles.earned}>
      <h2 className={styles.heading}>{AFFIRMATIONS_COPY.earned}</h2>
      {earned.slice(0, NAMED).map(({ id, achievement }) => (
        <p key={id}>
          <b className={styles.name}>{achievement.name}</b> {achievement.description}
        </p>
      ))}
      {further > 0 && <p>{fill(AFFIRMATIONS_COPY.more, { n: further })}</p>}
    </div>
  );
}
