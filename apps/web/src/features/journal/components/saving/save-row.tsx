import type { ReactNode } from 'react';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import styles from './save-row.module.css';

/** Where a page ends: Blot, and the main action. Its height is there from the start, so that nothing jumps. */
export function SaveRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <Wonderling who="blot" mood="happy" size={104} className={styles.blot} />
      {children}
    </div>
  );
}
