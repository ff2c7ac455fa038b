import { Link } from '@tanstack/react-router';
import { FAILURE_COPY } from '../affirmations.copy.ts';
import type { KeepFailure } from '../keep-attempt.ts';
import styles from './keep-failure-note.module.css';

/** Says first what happened to the child's words. Always on the page, so that a screen reader hears what appears in it. */
export function KeepFailureNote({ failure }: { readonly failure: KeepFailure | null }) {
  return (
    <div role="alert">
      {failure && (
        <div className={styles.note}>
          <p>
            <b className={styles.title}>{FAILURE_COPY[failure].title}</b> {FAILURE_COPY[failure].text}
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
