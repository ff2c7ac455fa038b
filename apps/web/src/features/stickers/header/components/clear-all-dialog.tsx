import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DECORATE_COPY } from '../decorate.copy.ts';
import styles from './header-decoration.module.css';

interface ClearAllDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onClear: () => void;
}

export function ClearAllDialog({ open, onClose, onClear }: ClearAllDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={DECORATE_COPY.clearTitle}
      description={DECORATE_COPY.clearText}
    >
      <div className={styles.controls}>
        <Button onClick={onClose}>{DECORATE_COPY.cancel}</Button>
        <Button variant="main" onClick={onClear}>
          {DECORATE_COPY.clearAll}
        </Button>
      </div>
    </Dialog>
  );
}
