import styles from './pips.module.css';

/** Which of `count` is shown, counted from 0. */
export function Pips({ count, at }: { readonly count: number; readonly at: number }) {
  return (
    <span className={styles.pips} role="img" aria-label={`${at + 1} of ${count}`}>
      {Array.from({ length: count }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a pip is nothing but its place
        <i key={i} className={i === at ? styles.on : undefined} />
      ))}
    </span>
  );
}
