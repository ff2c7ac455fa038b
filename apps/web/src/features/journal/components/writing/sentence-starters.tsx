import { WRITING_LABELS } from '@wonderlings/journal/catalogue';
import { useId } from 'react';
import { OWN_COPY } from '../../journal.copy.ts';
import styles from './sentence-starters.module.css';

/** Beginnings for whoever looks at a blank page. */
export function SentenceStarters({ onPick }: { readonly onPick: (starter: string) => void }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.label}>
        {OWN_COPY.startersLabel}
      </p>
      <ul className={styles.starters} aria-labelledby={id}>
        {WRITING_LABELS.sentenceStarters.map((starter) => (
          <li key={starter}>
            <button type="button" className={styles.starter} onClick={() => onPick(starter)}>
              {starter}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
