import { Skeleton } from '../../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import { PROGRESS_OWN_COPY } from '../../progress.copy.ts';
import type { ProgressTab } from '../../progress-search.ts';
import styles from './part-loading.module.css';

/** The shape of a tab: the overview has a wide picture first, the others begin with their cards. */
export function PartLoading({ of }: { readonly of: ProgressTab }) {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>{PROGRESS_OWN_COPY.loading}</VisuallyHidden>
      {of === 'overview' && (
        <span className={styles.picture}>
          <Skeleton height="100%" />
        </span>
      )}
      <div className={styles.cards}>
        {Array.from({ length: of === 'overview' ? 4 : 8 }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never change places.
          <Skeleton key={card} height={of === 'overview' ? '92px' : '230px'} />
        ))}
      </div>
    </div>
  );
}
