import type { ReactNode } from 'react';
import { Wonderling } from '../../../companions/wonderling.tsx';
import { windowIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { bubbleIcon } from '../../../ui/history-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { leafIcon } from '../../../ui/icons.ts';
import { ERASE_COPY } from '../history.copy.ts';
import styles from './note-dialog.module.css';

interface EraseNoteDialogProps {
  readonly open: boolean;
  readonly words: ReactNode;
  readonly onClose: () => void;
  readonly onErase: () => void;
}

const WHAT_BECOMES = [
  { icon: leafIcon, what: ERASE_COPY.gone, more: ERASE_COPY.goneLine },
  { icon: bubbleIcon, what: ERASE_COPY.stays, more: ERASE_COPY.staysLine },
  { icon: windowIcon, what: ERASE_COPY.says, more: undefined },
] as const;

/** What cannot be undone: the main button keeps the words. */
export function EraseNoteDialog({ open, words, onClose, onErase }: EraseNoteDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={ERASE_COPY.title}
      figure={<Wonderling who="blot" mood="listening" size={108} />}
    >
      <div className={styles.words}>{words}</div>
      <ul className={styles.becomes}>
        {WHAT_BECOMES.map(({ icon, what, more }) => (
          <li key={what}>
            <Icon shape={icon} />
            <p>
              <b>{what}</b>
              {more}
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        <Button className={styles.erase} onClick={onErase}>
          {ERASE_COPY.yes}
        </Button>
        <Button variant="main" onClick={onClose}>
          {ERASE_COPY.no}
        </Button>
      </div>
    </Dialog>
  );
}
