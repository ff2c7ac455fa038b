import type { ReactNode } from 'react';
import styles from './sticker.module.css';

/** A small picture on a 64 box, in colours and ink of its own. Its words stand beside it. */
export function Sticker({ children }: { readonly children: ReactNode }) {
  return (
    <svg className={styles.sticker} viewBox="-4 -4 72 72" fill="none" aria-hidden="true">
      {children}
    </svg>
  );
}
