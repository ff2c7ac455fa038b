import { Wonderling } from '../../../../companions/wonderling.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { replayIcon } from '../../../../ui/icons.ts';
import { LOAD_FAILED_COPY } from '../../progress.copy.ts';
import styles from './load-failed.module.css';

/** Something that a tab needs did not come. */
export function LoadFailed({ trying, onRetry }: { readonly trying: boolean; readonly onRetry: () => void }) {
  const { title, text, action } = LOAD_FAILED_COPY;
  return (
    <div role="alert" className={styles.failed}>
      <EmptyState
        figure={<Wonderling who="fern" mood="thinking" size={130} className={styles.figure} />}
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
