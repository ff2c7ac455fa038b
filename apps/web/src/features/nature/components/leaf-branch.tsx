import { NATURE_ACTIVITIES, type NatureId } from '../nature.catalogue.ts';
import styles from './leaf-branch.module.css';
import { NaturePicture } from './nature-picture.tsx';

/** Eight leaves hang from a branch; what is done paints its leaf. Decoration: the count stands below in words. */
export function LeafBranch({ isDone }: { readonly isDone: (id: NatureId) => boolean }) {
  return (
    <div className={styles.branch} aria-hidden="true">
      {NATURE_ACTIVITIES.map(({ id }) => (
        <span key={id} className={styles.leaf} data-done={isDone(id)}>
          {isDone(id) && <NaturePicture of={id} />}
        </span>
      ))}
    </div>
  );
}
