import { type FormEvent, useState } from 'react';
import { fill } from '../../../../lib/copy/fill.ts';
import { useToday } from '../../../../lib/local-day/use-today.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Garden } from '../../garden.schema.ts';
import { latestStartOf, plantIn } from '../../garden.ts';
import { dateProblem, isNamed } from '../../plant-forms.ts';
import { PLANTS_OWN_COPY as WORDS } from '../../plants.copy.ts';
import type { PlantFormFlow } from '../../use-plant-form.ts';
import forms from '../forms.module.css';
import { SaveProblem } from '../save-problem.tsx';
import { PlantFields } from './plant-fields.tsx';

interface EditPlantDialogProps {
  readonly flow: PlantFormFlow;
  readonly garden: Garden;
}

/** Corrects what a plant is called, what it is, when it started, and its own photo. */
export function EditPlantDialog({ flow, garden }: EditPlantDialogProps) {
  const { draft, target, send, isOpen, isSaving, problem } = flow;
  const plant = plantIn(garden, target?.plantId ?? null);
  const today = useToday();
  const [photoBusy, setPhotoBusy] = useState(false);
  if (!isOpen || !draft || !plant) return null;
  const latestStart = latestStartOf(plant, today);
  const ready = isNamed(draft) && dateProblem(draft.startDate, { to: latestStart }) === null && !photoBusy;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (ready) send({ type: 'save' });
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && send({ type: 'close' })}
      title={fill(WORDS.editHeading, { name: plant.name })}
    >
      <form className={forms.form} noValidate onSubmit={save}>
        <PlantFields
          draft={draft}
          onChange={(change) => send({ type: 'change', change })}
          onPhotoBusy={setPhotoBusy}
          latestStart={latestStart}
          today={today}
        />
        <SaveProblem problem={problem} flow={flow} />
        <div className={forms.actions}>
          <Button onClick={() => send({ type: 'close' })}>{WORDS.cancel}</Button>
          <Button type="submit" variant="main" disabled={!ready} pending={isSaving} pendingLabel={WORDS.saving}>
            {WORDS.editSave}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
