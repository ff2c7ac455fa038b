import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { type ReactNode, useEffect, useRef } from 'react';
import styles from './quick-saved.module.css';

interface QuickSavedProps {
  readonly shown: boolean;
  /** What may come next. */
  readonly children?: ReactNode;
}

/** Takes the focus that the vanished save button had, so that a keyboard goes on from here. */
export function QuickSaved({ shown, children }: QuickSavedProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) title.current?.focus();
  }, [shown]);
  return (
    <div className={shown ? styles.saved : undefined}>
      <div role="status">
        {shown && (
          <>
            <p ref={title} tabIndex={-1} className={styles.title}>
              {MOOD_LABELS.savedTitle}
            </p>
            <p>{MOOD_LABELS.savedLine}</p>
          </>
        )}
      </div>
      {shown && children}
    </div>
  );
}
