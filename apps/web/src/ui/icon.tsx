import styles from './icon.module.css';

/** One hand-drawn set on a 24 grid: `fill` is the colour, `line` the ink. One export an icon, so that a page carries only its own. */
export interface IconShape {
  readonly fill?: string;
  readonly line: string;
}

/** An icon stands beside a word and says nothing of its own, so it is hidden from screen readers. */
export function Icon({ shape, className }: { readonly shape: IconShape; readonly className?: string | undefined }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 24 24" aria-hidden="true">
      {shape.fill && <path className={styles.fill} d={shape.fill} />}
      <path d={shape.line} />
    </svg>
  );
}
