import { FailureNote } from '../../../../device/outbox/save-notes.tsx';
import { FAILURE_COPY } from '../../journal.copy.ts';
import type { SaveFailure } from '../../save-failure.ts';

interface SaveFailureNoteProps {
  readonly failure: SaveFailure | null;
  /** What the child still sees on the page: a picked feeling, or words. */
  readonly kept: 'mood' | 'words';
}

/** Says first what happened to the child's work. */
export function SaveFailureNote({ failure, kept }: SaveFailureNoteProps) {
  const signIn = failure === 'signed-out' ? FAILURE_COPY.signedOut.action : null;
  return <FailureNote words={failure && wordsFor(failure, kept)} signIn={signIn} />;
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
