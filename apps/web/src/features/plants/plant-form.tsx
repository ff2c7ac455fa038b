import { type FormEvent, type Ref, useEffect, useRef, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import forms from './form-parts.module.css';
import { firstLetters, SaveProblem, useEmptied } from './form-parts.tsx';
import { type Garden, latestStartOf, plantIn } from './garden.ts';
import { PhotoField } from './photos/photo-field.tsx';
import { dateProblem, isNamed, type PlantDraft } from './plant-drafts.ts';
import { longDay, PLANT_FORM_COPY, PLANTS_OWN_COPY, PLANTS_OWN_COPY as WORDS } from './plants.copy.ts';
import type { PlantFormFlow } from './use-plant-form.ts';

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

interface PlantFieldsProps {
  readonly draft: PlantDraft;
  readonly onChange: (change: Partial<PlantDraft>) => void;
  readonly onPhotoBusy: (busy: boolean) => void;
  /** The last day on which the plant can have started. */
  readonly latestStart: string;
  readonly today: string;
  readonly nameRef?: Ref<HTMLInputElement>;
}

function PlantFields({ draft, onChange, onPhotoBusy, latestStart, today, nameRef }: PlantFieldsProps) {
  const { emptied, noteChange } = useEmptied<'name' | 'type'>();
  const change = (name: 'name' | 'type', typed: string) => {
    noteChange(name, typed.trim() === '');
    onChange({ [name]: firstLetters(typed, 'name') });
  };
  return (
    <>
      <div className={forms.pair}>
        <TextField
          {...(nameRef ? { ref: nameRef } : {})}
          label={PLANT_FORM_COPY.name}
          dir="auto"
          autoComplete="off"
          value={draft.name}
          error={emptied.has('name') ? WORDS.missing.name : undefined}
          onChange={({ target }) => change('name', target.value)}
        />
        <TextField
          label={PLANT_FORM_COPY.type}
          dir="auto"
          autoComplete="off"
          value={draft.type}
          error={emptied.has('type') ? WORDS.missing.type : undefined}
          onChange={({ target }) => change('type', target.value)}
        />
      </div>
      <div className={forms.pair}>
        <TextField
          type="date"
          label={PLANT_FORM_COPY.startDate}
          max={latestStart}
          value={draft.startDate}
          error={dateWords(draft.startDate, latestStart, today)}
          onChange={({ target }) => onChange({ startDate: target.value })}
        />
        <PhotoField value={draft.photo} onChange={(photo) => onChange({ photo })} onBusyChange={onPhotoBusy} />
      </div>
    </>
  );
}

function dateWords(startDate: string, latestStart: string, today: string): string | undefined {
  const problem = dateProblem(startDate, { to: latestStart });
  if (problem === 'missing') return WORDS.missing.date;
  if (problem === null) return undefined;
  return latestStart < today ? fill(WORDS.startLate, { date: longDay(latestStart) }) : WORDS.dateLate;
}
