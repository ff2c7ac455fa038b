import type { ReactNode } from 'react';
import { Wonderling } from '../../../companions/wonderling.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { openIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import { SHOW_COPY } from '../history.copy.ts';
import styles from './note-dialog.module.css';

interface ShowNoteDialogProps {
  readonly open: boolean;
  readonly words: ReactNode;
  readonly onClose: () => void;
  readonly onShow: () => void;
}

/** Says before it is done that it can be taken back, and that it may have been read by then. */
export function ShowNoteDialog({ open, words, onClose, onShow }: ShowNoteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={SHOW_COPY.title}
      description={SHOW_COPY.line}
      figure={<Wonderling who="pip" mood="listening" size={108} />}
    >
      <div className={styles.words}>{words}</div>
      <p className={styles.hint}>
        <Icon shape={replayIcon} />
        <span>{SHOW_COPY.after}</span>
      </p>
      <div className={styles.acts}>
        <Button variant="ghost" onClick={onClose}>
          {SHOW_COPY.no}
        </Button>
        <Button icon={openIcon} onClick={onShow}>
          {SHOW_COPY.yes}
        </Button>
      </div>
    </Dialog>
  );
}
