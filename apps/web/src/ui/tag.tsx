import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A word or two about a thing. It cannot be pressed, so it has no line. */
export function Tag({ accent = false, children }: { readonly accent?: boolean; readonly children: ReactNode }) {
  return <span className={accent ? `${styles.tag} ${styles.accent}` : styles.tag}>{children}</span>;
}
