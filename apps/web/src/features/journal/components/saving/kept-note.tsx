import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { KEPT_COPY } from '../../journal.copy.ts';
import type { KeptMood } from '../../machines/kept-mood.ts';
import { useKeptMoods } from '../../use-kept-moods.ts';
import styles from './kept-note.module.css';

/**
 * Says that what was saved waits on this device, and later that it has arrived. It takes the focus that the vanished save
 * button had, so that a keyboard goes on from here.
 */
export function KeptNote({ kept: { id, because } }: { readonly kept: KeptMood }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  const waits = useKeptMoods().some((entry) => entry.id === id);
  return (
    <div ref={note} role="status" tabIndex={-1} className={styles.note}>
      {waits && because !== null ? (
        <>
          <p>
            <b className={styles.title}>{KEPT_COPY.title}</b> {KEPT_COPY.text[because]}
          </p>
          {because === 'signed-out' && (
            <Link to="/auth" className={styles.action}>
              {KEPT_COPY.signIn}
            </Link>
          )}
        </>
      ) : (
        <p>
          <b className={styles.title}>{KEPT_COPY.arrived}</b>
        </p>
      )}
    </div>
  );
}
