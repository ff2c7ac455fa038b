import { fill } from '../../lib/copy/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import styles from './form-parts.module.css';
import type { GrowthLog, Plant } from './garden.schema.ts';
import { withoutLog, withoutPlant } from './garden.ts';
import { PLANTS_OWN_COPY as WORDS } from './plants.copy.ts';
import type { Plants } from './use-plants.ts';

/** What is about to go: a log, or with `log: null` the whole plant. */
export interface Removal {
  readonly plant: Plant;
  readonly log: GrowthLog | null;
}
interface RemoveDialogProps {
  readonly removal: Removal | null;
  readonly plants: Plants;
  readonly onClose: () => void;
}

/** Asks before something goes for good: photos cannot be brought back. */
export function RemoveDialog({ removal, plants, onClose }: RemoveDialogProps) {
  if (!removal) return null;
  const { plant, log } = removal;
  const { name } = plant;
  const remove = () => {
    if (log) plants.garden.update((garden) => withoutLog(garden, plant.id, log.id));
    else {
      plants.garden.update((garden) => withoutPlant(garden, plant.id));
      plants.select(null);
    }
    onClose();
    // The button that was pressed is gone with its log or plant.
    requestAnimationFrame(() => document.getElementById(log ? 'journey' : 'my-garden')?.focus());
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={log ? WORDS.removeLogTitle : fill(WORDS.removePlantTitle, { name })}
      description={log ? WORDS.removeLogText : WORDS.removePlantText}
    >
      <div className={styles.actions}>
        <Button onClick={remove}>{log ? WORDS.removeLogYes : fill(WORDS.removePlantYes, { name })}</Button>
        <Button variant="main" onClick={onClose}>
          {WORDS.keep}
        </Button>
      </div>
    </Dialog>
  );
}
