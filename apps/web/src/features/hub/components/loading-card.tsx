import { Skeleton } from '../../../ui/skeleton.tsx';
import type { WorldId } from '../activities.catalogue.ts';
import styles from './activity-card.module.css';
import loading from './loading-card.module.css';
import { WorldScene } from './world-scene.tsx';

/** A card before its companion comes: the same shape, so that nothing jumps, and a bubble on its way up. */
export function LoadingCard({ world }: { readonly world: WorldId }) {
  return (
    <div className={styles.card} data-world={world} aria-hidden="true">
      <div className={styles.art}>
        <WorldScene night={world === 'sleep'} className={styles.world} />
        <i className={loading.bubble} />
      </div>
      <div className={styles.say}>
        <Skeleton width="60%" height="1.75rem" />
        <Skeleton height="2.9rem" />
        <Skeleton width="85%" height="2.6rem" />
        <Skeleton width="9rem" height="52px" />
      </div>
    </div>
  );
}
