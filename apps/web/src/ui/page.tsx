import type { ReactNode } from 'react';
import styles from './page.module.css';

/** The column that every page stands in. `reading` keeps lines short for pages of text. */
export function Page({
  width = 'full',
  children,
}: {
  readonly width?: 'full' | 'reading';
  readonly children: ReactNode;
}) {
  return <div className={width === 'reading' ? `${styles.page} ${styles.reading}` : styles.page}>{children}</div>;
}
