import type { ReactNode } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { windowIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogFeet } from '../../ui/dialog.tsx';
import { bubbleIcon, openIcon } from '../../ui/history-icons.ts';
import { Icon } from '../../ui/icon.tsx';
import { leafIcon, replayIcon } from '../../ui/icons.ts';
import { ERASE_COPY, SHOW_COPY } from './history.copy.ts';
import styles from './note-dialogs.module.css';

interface NoteDialogProps {
  readonly open: boolean;
  readonly words: ReactNode;
  readonly onClose: () => void;
  readonly onYes: () => void;
}

/** Says before it is done that it can be taken back, and that it may have been read by then. */
export function ShowNoteDialog({ open, words, onClose, onYes }: NoteDialogProps) {
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
      <DialogFeet>
        <Button variant="ghost" onClick={onClose}>
          {SHOW_COPY.no}
        </Button>
        <Button variant="main" icon={openIcon} onClick={onYes}>
          {SHOW_COPY.yes}
        </Button>
      </DialogFeet>
    </Dialog>
  );
}

const WHAT_BECOMES = [
  { icon: leafIcon, what: ERASE_COPY.gone, more: ERASE_COPY.goneLine },
  { icon: bubbleIcon, what: ERASE_COPY.stays, more: ERASE_COPY.staysLine },
  { icon: windowIcon, what: ERASE_COPY.says, more: undefined },
] as const;

/** What cannot be undone: the main button keeps the words. */
export function EraseNoteDialog({ open, words, onClose, onYes }: NoteDialogProps) {
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
      <DialogFeet>
        <Button className={styles.erase} onClick={onYes}>
          {ERASE_COPY.yes}
        </Button>
        <Button variant="main" onClick={onClose}>
          {ERASE_COPY.no}
        </Button>
      </DialogFeet>
    </Dialog>
  );
}
