import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { GARDEN_COPY } from '../streaks/index.ts';
import styles from './streaks-tab.module.css';

/** The bed and the cards beside it, before they have come. */
export function StreaksLoading() {
  return (
    <div className={styles.tab}>
      <header className={styles.head}>
        <h2>{GARDEN_COPY.heading}</h2>
        <p>{GARDEN_COPY.lead}</p>
        <VisuallyHidden>{GARDEN_COPY.loading}</VisuallyHidden>
      </header>
      <div className={styles.zones}>
        <span className={styles.bedWaits}>
          <Skeleton height="100%" />
        </span>
        <div className={styles.side}>
          <Skeleton height="360px" />
          <Skeleton height="190px" />
        </div>
      </div>
    </div>
  );
}
