import styles from './icon.module.css';
import type { IconShape } from './icon-shape.ts';

/** An icon stands beside a word and says nothing of its own, so it is hidden from screen readers. */
export function Icon({ shape, className }: { readonly shape: IconShape; readonly className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {shape.fill && <path className={styles.fill} d={shape.fill} />}
      <path d={shape.line} />
    </svg>
  );
}
