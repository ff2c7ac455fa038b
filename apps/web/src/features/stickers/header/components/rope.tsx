import styles from './header-decoration.module.css';

/** What the stickers hang on: a dotted line from one edge of the strip to the other. */
export function Rope() {
  return (
    <svg className={styles.rope} viewBox="0 0 1000 60" preserveAspectRatio="none" aria-hidden="true">
      <path d="M-6 4C150 26 260 30 400 27S620 14 720 19s190 12 286-9" vectorEffect="non-scaling-stroke" />
    </svg>
  );
}
