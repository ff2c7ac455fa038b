import type { ReactNode } from 'react';
import styles from './date-pill.module.css';
import { Icon, type IconShape } from './icon.tsx';

interface DatePillProps {
  readonly tone: 'ok' | 'warn';
  readonly icon: IconShape;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** When something was found out, above what came of it. */
export function DatePill({ tone, icon, className = '', children }: DatePillProps) {
  return (
    <p className={`${styles.pill} ${styles[tone]} ${className}`}>
      <Icon shape={icon} />
      {children}
    </p>
  );
}
