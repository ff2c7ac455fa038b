import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useWords } from '../../lib/words/words.ts';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import styles from './saved-line.module.css';

/** What Fern says of the measurement that was just saved, and how that ends. */
export function SavedLine({ said }: { readonly said: string | null }) {
  const say = useWords();
  return (
    <div className={styles.place} data-said={said !== null || undefined}>
      <div role="status">
        {said && (
          <div className={styles.line}>
            <Wonderling who="fern" mood="cheering" size={64} crop="bust" className={styles.fern} />
            <p>{said}</p>
          </div>
        )}
      </div>
      {said && <DoneNext who="blot" to="/mood" step={say(NEXT_STEPS.tellBlot)} sound="grew" />}
    </div>
  );
}
