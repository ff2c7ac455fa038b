import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { type ReactNode, useEffect, useRef } from 'react';
import type { KeptMood } from '../../machines/kept-mood.ts';
import { KeptNote } from '../saving/kept-note.tsx';
import styles from './quick-saved.module.css';

interface QuickSavedProps {
  readonly shown: boolean;
  /** Where it waits on this device. */
  readonly kept: KeptMood | null;
  /** What may come next. */
  readonly children?: ReactNode;
}

/** Takes the focus that the vanished save button had, so that a keyboard goes on from here. */
export function QuickSaved({ shown, kept, children }: QuickSavedProps) {
  const title = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (shown) title.current?.focus();
  }, [shown]);
  if (shown && kept)
    return (
      <div>
        <KeptNote key={kept.id} kept={kept} />
        {children}
      </div>
    );
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
