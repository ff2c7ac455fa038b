import { LOADING } from '../lib/copy/loading.ts';
import styles from './part-loading.module.css';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The shape of cards that are on their way, with a wide picture first where the page begins with one. */
export function PartLoading({ withPicture = false }: { readonly withPicture?: boolean }) {
  return (
    <div className={styles.loading}>
      <VisuallyHidden>{LOADING.things}</VisuallyHidden>
      {withPicture && (
        <span className={styles.picture}>
          <Skeleton height="100%" />
        </span>
      )}
      <div className={styles.cards}>
        {Array.from({ length: withPicture ? 4 : 8 }, (_, card) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same and never change places.
          <Skeleton key={card} height={withPicture ? '92px' : '230px'} />
        ))}
      </div>
    </div>
  );
}
