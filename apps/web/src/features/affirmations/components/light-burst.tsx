import styles from './light-burst.module.css';

const SPARKS = Array.from({ length: 14 }, (_, index) => index);

/** The moment of delight: the light spreads from Glim over the paper, once. Nothing is seen of it under reduced motion. */
export function LightBurst() {
  return (
    <span className={styles.burst} aria-hidden="true">
      <i className={styles.wave} />
      <i className={styles.wave} />
      {SPARKS.map((spark) => (
        <i key={spark} className={styles.spark} />
      ))}
    </span>
  );
}
