import styles from './orb.module.css';

/** The bubble itself, layer by layer: petals of changing light, a warm core, the thin film on its rim, glass, highlights. */
export function Orb({ petals = 3 }: { readonly petals?: 1 | 3 }) {
  return (
    <span className={styles.orb} aria-hidden="true">
      <i className={`${styles.petal} ${styles.first}`} />
      {petals === 3 && (
        <>
          <i className={`${styles.petal} ${styles.second}`} />
          <i className={`${styles.petal} ${styles.third}`} />
        </>
      )}
      <i className={styles.core} />
      <i className={styles.film} />
      <i className={styles.glass} />
      <i className={styles.highlights} />
    </span>
  );
}
