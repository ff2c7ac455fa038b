import { useWords } from '../../../lib/words/words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogFeet } from '../../../ui/dialog.tsx';
import { DRAWING_COPY } from './drawing.copy.ts';

interface FreshPageDialogProps {
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Before a drawing goes; the main button keeps it. Undo brings it back all the same. */
export function FreshPageDialog({ onClose, onYes }: FreshPageDialogProps) {
  const say = useWords();
  const { title, text, yes, no } = say(DRAWING_COPY.clearAsk);
  return (
    <Dialog open onOpenChange={onClose} title={title} description={text}>
      <DialogFeet>
        <Button variant="ghost" onClick={onYes}>
          {yes}
        </Button>
        <Button variant="main" onClick={onClose}>
          {no}
        </Button>
      </DialogFeet>
    </Dialog>
  );
}
