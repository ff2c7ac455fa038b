import type { ReactNode } from 'react';
import styles from './dialog-feet.module.css';

interface DialogFeetProps {
  /** Stays in sight while what is above it is longer than the window. */
  readonly sticky?: boolean;
  readonly children: ReactNode;
}

/** The buttons at the end of a dialog: the way back first, what it is about last. Side by side also on a phone, where the words let them. */
export function DialogFeet({ sticky = false, children }: DialogFeetProps) {
  return <div className={sticky ? `${styles.feet} ${styles.sticky}` : styles.feet}>{children}</div>;
}
