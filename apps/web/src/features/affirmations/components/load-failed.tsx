import { Wonderling } from '../../../companions/wonderling.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { FAILURE_COPY } from '../affirmations.copy.ts';
import styles from './load-failed.module.css';

/** Nobody knows whether there are words for today. */
export function LoadFailed({ trying, onRetry }: { readonly trying: boolean; readonly onRetry: () => void }) {
  const { title, text, action } = FAILURE_COPY.load;
  return (
    <div role="alert" className={styles.failed}>
      <EmptyState
        figure={<Wonderling who="glim" mood="thinking" size={130} />}
        title={title}
        text={text}
        action={
          <Button icon={replayIcon} pending={trying} onClick={onRetry}>
            {action}
          </Button>
        }
      />
    </div>
  );
}
