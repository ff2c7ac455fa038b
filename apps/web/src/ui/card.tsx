import type { ReactNode } from 'react';
import styles from './card.module.css';

/** A sheet of paper: what cannot be pressed has no line, only a soft shadow. */
export function Card({ tint = false, children }: { readonly tint?: boolean; readonly children: ReactNode }) {
  return <div className={tint ? `${styles.card} ${styles.tint}` : styles.card}>{children}</div>;
}
