import { Wonderling } from '../../../art/companions/wonderling.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DEVICE_COPY } from '../device.copy.ts';

interface DeviceForgetDialogProps {
  readonly open: boolean;
  readonly pending: boolean;
  readonly onForget: () => void;
  readonly onKeep: () => void;
}

/** Asked once more: what is forgotten here is nowhere else. */
export function DeviceForgetDialog({ open, pending, onForget, onKeep }: DeviceForgetDialogProps) {
  const { title, text, yes, forgetting, no } = DEVICE_COPY.ask;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !pending && onKeep()}
      title={title}
      description={text}
      figure={<Wonderling who="tuck" mood="thinking" size={124} />}
    >
      <Button variant="main" disabled={pending} onClick={onKeep}>
        {no}
      </Button>
      <Button pending={pending} pendingLabel={forgetting} onClick={onForget}>
        {yes}
      </Button>
    </Dialog>
  );
}
