import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { replayIcon } from '../../../../ui/icons.ts';
import { FAILURE_COPY } from '../../journal.copy.ts';

/** The entries did not come. */
export function LoadFailed({ trying, onRetry }: { readonly trying: boolean; readonly onRetry: () => void }) {
  const { title, text, action } = FAILURE_COPY.load;
  return (
    <div role="alert">
      <EmptyState
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
