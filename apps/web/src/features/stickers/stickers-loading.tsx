import { LOADING } from '../../lib/copy/shell.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './stickers-loading.module.css';

const PACKS = Array.from({ length: 9 }, (_, pack) => pack);

/** The shape of the box. */
export function BoxLoading() {
  return (
    <div className={styles.box}>
      <Skeleton height="100%" />
    </div>
  );
}

/** The shape of the album. */
export function AlbumLoading() {
  return (
    <div className={styles.packs}>
      <VisuallyHidden>{LOADING.things}</VisuallyHidden>
      {PACKS.map((pack) => (
        <Skeleton key={pack} height="430px" />
      ))}
    </div>
  );
}
