import styles from './new-mark.module.css';
import { BOX_COPY } from './stickers.copy.ts';

/** Over the corner of what has a position of its own. Its name says it too, so these are for the eyes alone. */
export function NewMark() {
  return (
    <span className={styles.mark} aria-hidden="true">
      {BOX_COPY.isNew}
    </span>
  );
}

/** The same where several stand side by side. */
export const NewDot = () => <span className={styles.dot} aria-hidden="true" />;
