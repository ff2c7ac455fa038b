import type { ReactNode } from 'react';
import { StillCompanion } from '../../../../companions/still-companion.tsx';
import styles from './save-row.module.css';

/** Where a page ends: Blot, and the main action. Its height is there from the start, so that nothing jumps. */
export function SaveRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <StillCompanion pose="blot-happy" className={styles.blot} />
      {children}
    </div>
  );
}
