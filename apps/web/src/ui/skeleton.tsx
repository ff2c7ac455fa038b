import { LOADING } from '../lib/copy/shell.ts';
import styles from './skeleton.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SkeletonProps {
  /** Any CSS lengths; the shape is that of what will stand here, so that nothing jumps. */
  readonly width?: string;
  readonly height: string;
  readonly round?: boolean;
}

export function Skeleton({ width = '100%', height, round = false }: SkeletonProps) {
  return (
    <span
      className={round ? `${styles.skeleton} ${styles.round}` : styles.skeleton}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

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
