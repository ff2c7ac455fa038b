import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { dateProblem, isNamed } from '../../plant-forms.ts';
import { PLANT_FORM_COPY, PLANTS_OWN_COPY } from '../../plants.copy.ts';
import type { PlantFormFlow } from '../../use-plant-form.ts';
import forms from '../forms.module.css';
import { SaveProblem } from '../save-problem.tsx';
import { PlantFields } from './plant-fields.tsx';

/** Stands in the page, above the garden. */
export function NewPlantForm({ flow, today }: { readonly flow: PlantFormFlow; readonly today: string }) {
  const { draft, send, problem, isSaving } = flow;
  const [photoBusy, setPhotoBusy] = useState(false);
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  if (!draft) return null;
  const ready = isNamed(draft) && dateProblem(draft.startDate, { to: today }) === null && !photoBusy;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (ready) send({ type: 'save' });
  };
  return (
    <Card>
      <form className={forms.form} aria-labelledby="new-plant" noValidate onSubmit={save}>
        <h3 id="new-plant">{PLANT_FORM_COPY.heading}</h3>
        <PlantFields
          draft={draft}
          nameRef={name}
          onChange={(change) => send({ type: 'change', change })}
          onPhotoBusy={setPhotoBusy}
          latestStart={today}
          today={today}
        />
        <SaveProblem problem={problem} flow={flow} />
        <div className={forms.actions}>
          <Button onClick={() => send({ type: 'close' })}>{PLANTS_OWN_COPY.cancel}</Button>
          <Button
            type="submit"
            variant="main"
            disabled={!ready}
            pending={isSaving}
            pendingLabel={PLANTS_OWN_COPY.saving}
          >
            {PLANT_FORM_COPY.save}
          </Button>
        </div>
      </form>
    </Card>
  );
}
