import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { WHY_COPY } from './collection.copy.ts';
import styles from './reasons.module.css';

export function ReasonsLoading() {
  return (
    <div className={styles.reasons}>
      <VisuallyHidden>{WHY_COPY.loading}</VisuallyHidden>
      <Skeleton height="3.2rem" />
      <Skeleton height="8rem" />
    </div>
  );
}
