import type { ReactNode } from 'react';
import styles from './spinner.module.css';

/** Says what is being waited for; a screen reader hears it without losing its place. */
export function Spinner({ children = 'Loading...' }: { readonly children?: ReactNode }) {
  return (
    <div className={styles.wrap} role="status">
      <span className={styles.bubbles} aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      <span>{children}</span>
    </div>
  );
}
