import { waitSentence } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { PLAYGROUND_COPY } from '../stickers.copy.ts';
import styles from './not-saved.module.css';

interface NotSavedProps {
  readonly reason: unknown;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** What the child did is on its page, and not on the server yet. */
export function NotSaved({ reason, trying, onRetry }: NotSavedProps) {
  const { title, text, action } = PLAYGROUND_COPY.unsaved;
  return (
    <div role="status" className={styles.note}>
      <p>
        <b>{title}</b> {waitSentence(reason)} {text}
      </p>
      <Button icon={replayIcon} pending={trying} onClick={onRetry}>
        {action}
      </Button>
    </div>
  );
}
