import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Because } from './verdict.ts';
import styles from './waiting-note.module.css';

/** What a feature says of something that is on this device, and not with the server yet. */
export interface WaitingCopy {
  readonly title: string;
  /** When it goes. */
  readonly text: Readonly<Record<Because, string>>;
  readonly signIn: string;
  /** Once it went. */
  readonly arrived: string;
}

interface WaitingNoteProps {
  /** Null once the server has it. */
  readonly because: Because | null;
  readonly copy: WaitingCopy;
  /** Where the button that was pressed is gone, so that a keyboard goes on from here. */
  readonly takesFocus?: boolean;
}

/** Says that what was saved waits on this device, and later that it has arrived. */
export function WaitingNote({ because, copy, takesFocus = false }: WaitingNoteProps) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) note.current?.focus();
  }, [takesFocus]);
  return (
    <div ref={note} role="status" tabIndex={takesFocus ? -1 : undefined} className={styles.note}>
      {because === null ? (
        <p>
          <b className={styles.title}>{copy.arrived}</b>
        </p>
      ) : (
        <>
          <p>
            <b className={styles.title}>{copy.title}</b> {copy.text[because]}
          </p>
          {because === 'signed-out' && (
            <Link to="/auth" className={styles.action}>
              {copy.signIn}
            </Link>
          )}
        </>
      )}
    </div>
  );
}
