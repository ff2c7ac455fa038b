import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PLANTS_OWN_COPY } from '../plants.copy.ts';
import styles from './plants-loading.module.css';

/** The shape of the garden. The device answers quickly, so it is rarely seen. */
export function PlantsLoading() {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>{PLANTS_OWN_COPY.loading}</VisuallyHidden>
      <Skeleton height="66px" />
      <div className={styles.cards}>
        <Skeleton height="290px" />
        <Skeleton height="290px" />
        <Skeleton height="290px" />
      </div>
    </div>
  );
}
