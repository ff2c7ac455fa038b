import styles from './confetti.module.css';

const PIECES = Array.from({ length: 18 }, (_, index) => index);

/** Once, two seconds, and none at all under reduced motion. */
export function Confetti() {
  return (
    <div className={styles.confetti} aria-hidden="true">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}
