import { Link } from '@tanstack/react-router';
import { FAILURE_COPY } from '../../journal.copy.ts';
import type { SaveFailure } from '../../save-failure.ts';
import styles from './save-failure-note.module.css';

interface SaveFailureNoteProps {
  readonly failure: SaveFailure | null;
  /** What the child still sees on the page: a picked feeling, or words. */
  readonly kept: 'mood' | 'words';
}

/** Says first what happened to the child's work. Always on the page, so that a screen reader hears what appears in it. */
export function SaveFailureNote({ failure, kept }: SaveFailureNoteProps) {
  return <div role="alert">{failure && <Words failure={failure} kept={kept} />}</div>;
}

function Words({ failure, kept }: { readonly failure: SaveFailure; readonly kept: 'mood' | 'words' }) {
  const words = wordsFor(failure, kept);
  return (
    <div className={styles.note}>
      <p>
        <b className={styles.title}>{words.title}</b> {words.text}
      </p>
      {failure === 'signed-out' && (
        <Link to="/auth" className={styles.action}>
          {FAILURE_COPY.signedOut.action}
        </Link>
      )}
    </div>
  );
}

function wordsFor(failure: SaveFailure, kept: 'mood' | 'words') {
  if (typeof failure === 'object')
    return { title: FAILURE_COPY.wait.title, text: `${failure.wait} ${FAILURE_COPY.wait[kept]}` };
  switch (failure) {
    case 'try-again':
      return FAILURE_COPY[kept];
    case 'too-long':
      return FAILURE_COPY.tooLong;
    case 'too-fast':
      return FAILURE_COPY.tooFast;
    case 'signed-out':
      return FAILURE_COPY.signedOut;
    case 'device-full':
      return FAILURE_COPY.deviceFull;
  }
}
