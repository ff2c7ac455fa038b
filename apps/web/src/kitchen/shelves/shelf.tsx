import type { ReactNode } from 'react';
import styles from '../kitchen.module.css';

export function Shelf({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles.shelf}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
