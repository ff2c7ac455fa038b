import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import styles from './save-notes.module.css';
import type { Because } from './verdict.ts';

interface Words {
  readonly title: string;
  readonly text?: string | undefined;
}

interface NoteProps extends Words {
  readonly tone: 'waits' | 'failed';
  /** On the way to the page where a child signs in again. */
  readonly signIn?: string | null | undefined;
}

function Note({ tone, title, text, signIn }: NoteProps) {
  return (
    <div className={`${styles.note} ${styles[tone]}`}>
      <p>
        <b className={styles.title}>{title}</b> {text}
      </p>
      {signIn && (
        <Link to="/auth" className={styles.action}>
          {signIn}
        </Link>
      )}
    </div>
  );
}

interface FailureNoteProps {
  /** Null while nothing failed. */
  readonly words: Words | null;
  readonly signIn?: string | null | undefined;
}

/** Says first what happened to what the child did. Always on the page, so that a screen reader hears what appears in it. */
export function FailureNote({ words, signIn }: FailureNoteProps) {
  const failed = words?.title;
  useEffect(() => {
    if (failed !== undefined) giveFeedback('failed');
  }, [failed]);
  return <div role="alert">{words && <Note tone="failed" {...words} signIn={signIn} />}</div>;
}

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
    <div ref={note} role="status" tabIndex={takesFocus ? -1 : undefined} className={styles.status}>
      {because === null ? (
        <Note tone="waits" title={copy.arrived} />
      ) : (
        <Note
          tone="waits"
          title={copy.title}
          text={copy.text[because]}
          signIn={because === 'signed-out' ? copy.signIn : null}
        />
      )}
    </div>
  );
}
