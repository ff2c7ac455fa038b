import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';
import styles from './tag.module.css';

/** A word or two about a thing. It cannot be pressed, so it has no line. */
export function Tag({ accent = false, children }: { readonly accent?: boolean; readonly children: ReactNode }) {
  return <span className={accent ? `${styles.tag} ${styles.accent}` : styles.tag}>{children}</span>;
}

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
