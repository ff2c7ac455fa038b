import { STREAK_MILESTONES, type Streak } from '@wonderlings/journal/contract';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { Card } from '../../ui/card.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { STREAK_COPY, STREAKS_OWN_COPY } from './streak.copy.ts';
import styles from './streak-card.module.css';
import type { StreakWords } from './streak-words.ts';

/** The days in figures. It counts what was done; nothing here can be lost. */
export function StreakCard({ words, streak }: { readonly words: StreakWords; readonly streak: Streak | null }) {
  const say = useWords();
  const current = streak?.currentStreak ?? 0;
  const goal = STREAK_MILESTONES.find((milestone) => milestone > current);
  const headline = current > 0 ? fill(STREAKS_OWN_COPY.inBloom, { days: words.days }) : words.tier.title;
  return (
    <Card>
      <section className={styles.card} aria-label={say(STREAK_COPY.heading)}>
        <p className={styles.line}>{words.line}</p>
        <div className={styles.now}>
          <span className={styles.plant}>
            <RewardArt icon={`tier/${words.tier.icon}`} size={84} />
          </span>
          <p className={styles.days}>{headline}</p>
        </div>
        <div>
          <Progress
            label={words.next}
            value={goal === undefined ? 1 : current}
            max={goal ?? 1}
            valueText={goal === undefined ? words.next : fill(STREAKS_OWN_COPY.goalProgress, { n: current, goal })}
          />
          <p className={styles.next}>{words.next}</p>
        </div>
        <dl className={styles.figures}>
          <div>
            <dt>{STREAKS_OWN_COPY.longest}</dt>
            <dd>{streak?.longestStreak ?? 0}</dd>
          </div>
          <div>
            <dt>
              <Unbroken>{STREAKS_OWN_COPY.allCheckIns}</Unbroken>
            </dt>
            <dd>{streak?.totalCheckIns ?? 0}</dd>
          </div>
        </dl>
        <p className={styles.kept}>{say(STREAK_COPY.neverLost)}</p>
      </section>
    </Card>
  );
}
