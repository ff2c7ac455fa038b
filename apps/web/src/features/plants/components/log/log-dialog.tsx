import { type FormEvent, useState } from 'react';
import { Wonderling } from '../../../../art/companions/wonderling.tsx';
import { useToday } from '../../../../lib/local-day/use-today.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import type { Garden } from '../../garden.schema.ts';
import { plantIn } from '../../garden.ts';
import { dateProblem, hasHeight, isTooTall } from '../../plant-forms.ts';
import { LOG_FORM_COPY, PLANTS_OWN_COPY as WORDS } from '../../plants.copy.ts';
import type { LogFormFlow } from '../../use-plant-form.ts';
import forms from '../forms.module.css';
import { SaveProblem } from '../save-problem.tsx';
import { LogFields } from './log-fields.tsx';

interface LogDialogProps {
  readonly flow: LogFormFlow;
  readonly garden: Garden;
}

/** Writes down a measurement, or corrects one. */
export function LogDialog({ flow, garden }: LogDialogProps) {
  const { draft, target, send, isOpen, isSaving, problem } = flow;
  const plant = plantIn(garden, target?.plantId ?? null);
  const today = useToday();
  const [photoBusy, setPhotoBusy] = useState(false);
  if (!isOpen || !draft || !target || !plant) return null;
  const datedWell = dateProblem(draft.date, { from: plant.startDate, to: today }) === null;
  const ready = hasHeight(draft) && !isTooTall(draft) && datedWell && !photoBusy;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (ready) send({ type: 'save' });
  };
  return (
    <Dialog
      open
      size="wide"
      onOpenChange={(open) => !open && send({ type: 'close' })}
      title={target.corrects ? WORDS.editLogHeading : LOG_FORM_COPY.heading}
      figure={<Wonderling who="fern" mood="listening" size={112} />}
    >
      <form className={forms.form} noValidate onSubmit={save}>
        <LogFields
          draft={draft}
          plant={plant}
          today={today}
          onChange={(change) => send({ type: 'change', change })}
          onPhotoBusy={setPhotoBusy}
        />
        <SaveProblem problem={problem} flow={flow} />
        <div className={forms.actions}>
          <Button onClick={() => send({ type: 'close' })}>{WORDS.cancel}</Button>
          <Button type="submit" variant="main" disabled={!ready} pending={isSaving} pendingLabel={WORDS.saving}>
            {target.corrects ? WORDS.editLogSave : LOG_FORM_COPY.save}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
