import { AFFIRMATION_CARD, type HomeAffirmation } from '../affirmations.catalogue.ts';
import styles from './affirmation-words.module.css';

export function AffirmationWords({ affirmation }: { readonly affirmation: HomeAffirmation }) {
  return (
    <div className={styles.pair}>
      <p className={styles.text}>{affirmation.text}</p>
      <p className={styles.tip}>
        <b className={styles.label}>{AFFIRMATION_CARD.tip}</b> {affirmation.tip}
      </p>
    </div>
  );
}
