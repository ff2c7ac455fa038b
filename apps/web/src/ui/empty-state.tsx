import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly figure?: ReactNode;
  /** The invitation: a Button or ButtonLink. */
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, figure, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {figure && <div className={styles.figure}>{figure}</div>}
      <p className={styles.title}>{title}</p>
      {text && <p>{text}</p>}
      {action}
    </div>
  );
}
