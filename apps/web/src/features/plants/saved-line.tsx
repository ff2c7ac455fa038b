import { Wonderling } from '../../art/companions/wonderling.tsx';
import styles from './saved-line.module.css';

/** What Fern says of the measurement that was just saved. */
export function SavedLine({ said }: { readonly said: string | null }) {
  return (
    <div role="status" className={styles.place}>
      {said && (
        <div className={styles.line}>
          <Wonderling who="fern" mood="cheering" size={64} crop="bust" className={styles.fern} />
          <p>{said}</p>
        </div>
      )}
    </div>
  );
}
