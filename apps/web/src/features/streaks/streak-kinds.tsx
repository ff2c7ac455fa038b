import type { WonderlingId } from '@wonderlings/account/catalogue';
import type { Streak } from '@wonderlings/journal/contract';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { STREAKS_OWN_COPY } from './streak.copy.ts';
import styles from './streak-kinds.module.css';

/** Days of breathing, moving, sleep and nature; nothing for what was not begun. */
export function StreakKinds({ kinds }: { readonly kinds: readonly StreakKind[] }) {
  if (kinds.length === 0) return null;
  return (
    <section aria-labelledby="other-days" className={styles.section}>
      <h2 id="other-days">{STREAKS_OWN_COPY.kindsHeading}</h2>
      <ul className={styles.kinds}>
        {kinds.map(({ type, name, who, days }) => (
          <li key={type} className={styles.kind}>
            <span className={styles.who}>
              <Wonderling who={who} crop="bust" size={72} still />
            </span>
            <span>
              <b>{name}</b>
              <span className={styles.days}>{days}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface StreakKind {
  readonly type: string;
  readonly name: string;
  /** Who is with the child there. */
  readonly who: WonderlingId;
  /** `"4 days running"`; for one that has ended, all its days: they still count. */
  readonly days: string;
}

const KINDS: Readonly<Record<string, Pick<StreakKind, 'name' | 'who'>>> = {
  breath: { name: 'Breathing', who: 'zola' },
  movement: { name: 'Moving', who: 'pogo' },
  nature: { name: 'Nature', who: 'fern' },
  sleep: { name: 'Sleep', who: 'lulu' },
};

/** The streaks of activities that a child has begun; the journal's own, and any that this page does not know, are left out. */
export function streakKinds(streaks: readonly Streak[]): readonly StreakKind[] {
  return streaks.flatMap(({ streakType, currentStreak, totalCheckIns }) => {
    const kind = KINDS[streakType];
    return kind ? [{ type: streakType, ...kind, days: daysOf(currentStreak, totalCheckIns) }] : [];
  });
}

function daysOf(current: number, total: number): string {
  const [{ one, many }, n] = current > 0 ? [STREAKS_OWN_COPY.running, current] : [STREAKS_OWN_COPY.soFar, total];
  return n === 1 ? one : fill(many, { n });
}
