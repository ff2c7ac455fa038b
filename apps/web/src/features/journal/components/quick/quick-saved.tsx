import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { useEffect, useRef } from 'react';
import styles from './quick-saved.module.css';

/** Takes the focus that the vanished save button had, so that a keyboard goes on from here. */
export function QuickSaved({ shown }: { readonly shown: boolean }) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) title.current?.focus();
  }, [shown]);
  return (
    <div role="status">
      {shown && (
        <div className={styles.saved}>
          <p ref={title} tabIndex={-1} className={styles.title}>
            {MOOD_LABELS.savedTitle}
          </p>
          <p>{MOOD_LABELS.savedLine}</p>
        </div>
      )}
    </div>
  );
}
