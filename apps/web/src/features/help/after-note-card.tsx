import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast/toast-store.ts';
import { setOffered } from './after-note.ts';
import styles from './after-note-card.module.css';
import { AFTER_NOTE } from './help.copy.ts';
import { openHelp } from './help-dialog-state.ts';

/** Offered after a note with heavy words was saved. It says nothing of what was found, and leaves no trace. */
export function AfterNoteCard() {
  const close = () => setOffered(false);
  const leave = () => {
    close();
    toast({ description: AFTER_NOTE.closed });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && leave()}
      title={AFTER_NOTE.title}
      description={<span className={styles.lines}>{AFTER_NOTE.lines.join(' ')}</span>}
      closeLabel={AFTER_NOTE.close}
      figure={<Wonderling who="zola" mood="sad-with-you" size={124} className={styles.figure} />}
    >
      <Button
        variant="main"
        onClick={() => {
          close();
          openHelp();
        }}
      >
        {AFTER_NOTE.open}
      </Button>
      <Button
        onClick={() => {
          close();
          openHelp('say');
        }}
      >
        {AFTER_NOTE.tell}
      </Button>
      <Button variant="text" onClick={leave}>
        {AFTER_NOTE.close}
      </Button>
      <p className={styles.privacy}>{AFTER_NOTE.privacy}</p>
    </Dialog>
  );
}
