import type { WonderlingId } from '@wonderlings/account/catalogue';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useOnline } from '../../lib/use-online.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../button.tsx';
import { EmptyState } from '../empty-state.tsx';
import { replayIcon } from '../icons.ts';
import styles from './load-failed.module.css';

/** From the content's `ui-copy.json`, `errors` and `offline`, word for word. */
export const LOAD_FAILED_COPY = {
  title: 'This page did not come.',
  text: 'What you made is safe. Try again?',
  action: 'Try again',
  /** The same where the browser knows that there is no network. */
  offline: { title: 'This page needs the internet.', text: "Try Zola's clouds for now." },
} as const;

interface LoadFailedProps {
  /** Who thinks about it with the child. */
  readonly who?: WonderlingId;
  readonly trying: boolean;
  readonly onRetry: () => void;
}

/** In the place of what a page needs and did not come. It never says whose fault it is, nor that anything is lost. */
export function LoadFailed({ who = 'fern', trying, onRetry }: LoadFailedProps) {
  const say = useWords();
  const { title, text } = say(useOnline() ? LOAD_FAILED_COPY : LOAD_FAILED_COPY.offline);
  return (
    <div role="alert" className={styles.failed}>
      <EmptyState
        figure={<Wonderling who={who} mood="thinking" size={130} className={styles.figure} />}
        title={title}
        text={text}
        action={
          <Button icon={replayIcon} pending={trying} onClick={onRetry}>
            {LOAD_FAILED_COPY.action}
          </Button>
        }
      />
    </div>
  );
}
