import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { Tag } from '../../ui/tag.tsx';
import { STREAK_COPY, STREAKS_OWN_COPY } from './streak.copy.ts';
import type { StreakTier } from './streak-words.ts';
import styles from './tier-path.module.css';

/** From a seed to a tree, with what each of them says; the one of now is marked in words too. */
export function TierPath({ tier: now }: { readonly tier: StreakTier }) {
  const say = useWords();
  return (
    <section aria-labelledby="how-it-grows" className={styles.section}>
      <h2 id="how-it-grows">{STREAKS_OWN_COPY.tiersHeading}</h2>
      <ol className={styles.tiers}>
        {say(STREAK_COPY.tiers).map((tier) => (
          <li
            key={tier.id}
            className={tier.id === now.id ? `${styles.tier} ${styles.now}` : styles.tier}
            aria-current={tier.id === now.id ? 'step' : undefined}
          >
            {tier.id === now.id && (
              <span className={styles.tag}>
                <Tag accent>{STREAKS_OWN_COPY.now}</Tag>
              </span>
            )}
            <span className={styles.plant}>
              <RewardArt icon={`tier/${tier.icon}`} size={84} />
            </span>
            <div className={styles.words}>
              <h3>{tier.title}</h3>
              <p className={styles.from}>{fromDays(tier.min)}</p>
              <p>{tier.message}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function fromDays(n: number): string {
  const { first, one, many } = STREAKS_OWN_COPY.fromDays;
  if (n === 0) return first;
  return n === 1 ? one : fill(many, { n });
}
