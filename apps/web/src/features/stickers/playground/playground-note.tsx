import { WaitingNote } from '../../../device/outbox/save-notes.tsx';
import { Button } from '../../../ui/button.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { PLAYGROUND_COPY, STICKERS_WAITING_COPY } from '../stickers.copy.ts';
import styles from './playground-note.module.css';
import type { PlaygroundNote as Note } from './use-playground.ts';

interface PlaygroundNoteProps {
  readonly note: Note;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** Under the page: what the child did on it, and is not with the server yet. */
export function PlaygroundNote({ note, trying, onRetry }: PlaygroundNoteProps) {
  const { title, text, action } = PLAYGROUND_COPY.unsaved;
  if (note === null) return null;
  if (note !== 'unsaved')
    return <WaitingNote because={note === 'arrived' ? null : note} copy={STICKERS_WAITING_COPY} />;
  return (
    <div role="status" className={styles.note}>
      <p>
        <b>{title}</b> {text}
      </p>
      <Button icon={replayIcon} pending={trying} onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}
