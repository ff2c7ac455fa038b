import { Link } from '@tanstack/react-router';
import type { SendFailure } from '../../../device/outbox/verdict.ts';
import { FAILURE_COPY } from '../affirmations.copy.ts';
import styles from './keep-failure-note.module.css';

/** Says first what happened to the child's words. Always on the page, so that a screen reader hears what appears in it. */
export function KeepFailureNote({ failure }: { readonly failure: SendFailure | null }) {
  return (
    <div role="alert">
      {failure && (
        <div className={styles.note}>
          <p>
            <b className={styles.title}>{wordsOf(failure).title}</b> {wordsOf(failure).text}
          </p>
          {failure === 'signed-out' && (
            <Link to="/auth" className={styles.action}>
              {FAILURE_COPY.signIn}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

function wordsOf(failure: SendFailure): { readonly title: string; readonly text: string } {
  if (typeof failure === 'string') return FAILURE_COPY[failure];
  return { title: FAILURE_COPY.wait.title, text: `${failure.wait} ${FAILURE_COPY.wait.text}` };
}
