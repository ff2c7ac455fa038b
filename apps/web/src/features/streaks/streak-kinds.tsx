import { Wonderling } from '../../art/companions/wonderling.tsx';
import styles from './streak-kinds.module.css';
import type { StreakKind } from './streak-kinds.ts';
import { STREAKS_OWN_COPY } from './streaks.copy.ts';

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
