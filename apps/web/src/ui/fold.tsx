import type { DetailsHTMLAttributes, ReactNode } from 'react';
import styles from './fold.module.css';
import { Icon, type IconShape } from './icon.tsx';

interface FoldProps extends DetailsHTMLAttributes<HTMLDetailsElement> {
  readonly summary: ReactNode;
  /** Stands before the summary in the place of a mark that turns. */
  readonly icon?: IconShape;
}

/** More of something, for who wants it: one line in the color of links, and what it opens. */
export function Fold({ summary, icon, className, children, ...rest }: FoldProps) {
  return (
    <details {...rest} className={className ? `${styles.fold} ${className}` : styles.fold}>
      <summary>
        {icon ? <Icon shape={icon} /> : <span className={styles.mark} aria-hidden="true" />}
        <span className={styles.words}>{summary}</span>
      </summary>
      {children}
    </details>
  );
}
