import { useQuery } from '@tanstack/react-query';
import { useWords } from '../../lib/words/words.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { userAchievementsQuery } from '../rewards/index.ts';
import { STREAK_COPY, StreakPlant, type StreakWords } from '../streaks/index.ts';
import { EarnedList } from './celebration-dialog.tsx';
import { OWN_COPY } from './journal.copy.ts';
import styles from './streak-dialog.module.css';

interface StreakDialogProps {
  readonly words: StreakWords;
  readonly onClose: () => void;
}

/** All the days, and what they led to lately. It counts what was done; nothing here can be lost. */
export function StreakDialog({ words, onClose }: StreakDialogProps) {
  const say = useWords();
  const { data: earned = [] } = useQuery(userAchievementsQuery);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={say(STREAK_COPY.heading)} description={words.line}>
      <div className={styles.now}>
        <span className={styles.plant}>
          <StreakPlant icon={words.tier.icon} />
        </span>
        <p className={styles.number}>{words.days}</p>
      </div>
      <div>
        <div className={styles.groove}>
          <span className={styles.way} style={{ width: `${Math.round(words.progress * 100)}%` }} />
        </div>
        <p>{words.next}</p>
      </div>
      <ul className={styles.facts}>
        <li>{words.longest}</li>
        <li>{words.total}</li>
      </ul>
      <p className={styles.kept}>{say(STREAK_COPY.neverLost)}</p>
      <EarnedList heading={OWN_COPY.lately} earned={earned.map((one) => one.achievement)} />
    </Dialog>
  );
}
