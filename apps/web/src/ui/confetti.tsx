import { usePlainWords } from '../lib/words/words.ts';
import styles from './confetti.module.css';

const PIECES = Array.from({ length: 18 }, (_, index) => index);

/** Once, two seconds; none at all under reduced motion, and none beside plain words, where no companion cheers either. */
export function Confetti() {
  if (usePlainWords()) return null;
  return (
    <div className={styles.confetti} aria-hidden="true">
      {PIECES.map((piece) => (
        <i key={piece} />
      ))}
    </div>
  );
}
