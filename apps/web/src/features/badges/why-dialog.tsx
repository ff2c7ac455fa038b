import { Dialog } from '../../ui/dialog.tsx';
import type { Reasoned } from './collectable.ts';
import styles from './why-dialog.module.css';
import { TurnedMedal, WhyWords } from './why-panel.tsx';

/** Where there is no room beside the shelf. */
export function WhyDialog({ thing, onClose }: { readonly thing: Reasoned; readonly onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={thing.name}
      figure={
        <div className={styles.figure}>
          <TurnedMedal thing={thing} />
        </div>
      }
    >
      <WhyWords thing={thing} />
    </Dialog>
  );
}
