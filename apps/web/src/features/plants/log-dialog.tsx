import { type FormEvent, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { sunIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { ChipGroup } from '../../ui/chips.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import forms from './form-parts.module.css';
import { firstLetters, SaveProblem, useEmptied } from './form-parts.tsx';
import { type Garden, type Plant, plantIn, SUNLIGHT_LEVELS, WATER_LEVELS } from './garden.ts';
import { PhotoField } from './photos/photo-field.tsx';
import { type DateProblem, dateProblem, hasHeight, heightOf, isTooTall, type LogDraft } from './plant-drafts.ts';
import { dropIcon } from './plant-icons.ts';
import { LOG_FORM_COPY, longDay, PLANTS_OWN_COPY as WORDS } from './plants.copy.ts';
import type { LogFormFlow } from './use-plant-form.ts';

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

interface LogFieldsProps {
  readonly draft: LogDraft;
  readonly plant: Plant;
  readonly today: string;
  readonly onChange: (change: Partial<LogDraft>) => void;
  readonly onPhotoBusy: (busy: boolean) => void;
}

const WATER = WATER_LEVELS.map((id) => ({ id, label: LOG_FORM_COPY.waterLevels[id], icon: dropIcon }));
const SUN = SUNLIGHT_LEVELS.map((id) => ({ id, label: LOG_FORM_COPY.sunlightLevels[id], icon: sunIcon }));

function LogFields({ draft, plant, today, onChange, onPhotoBusy }: LogFieldsProps) {
  const { emptied, noteChange } = useEmptied<'height'>();
  const wrongDate = dateProblem(draft.date, { from: plant.startDate, to: today });
  return (
    <>
      <div className={forms.pair}>
        <TextField
          label={LOG_FORM_COPY.height}
          type="number"
          inputMode="decimal"
          min={0}
          step={0.1}
          value={draft.height}
          error={isTooTall(draft) ? WORDS.tooTall : emptied.has('height') ? WORDS.missing.height : undefined}
          onChange={({ target }) => {
            noteChange('height', heightOf(target.value) === null);
            onChange({ height: target.value });
          }}
        />
        <TextField
          type="date"
          label={WORDS.logDate}
          min={plant.startDate}
          max={today}
          value={draft.date}
          error={dateWords(wrongDate, plant)}
          onChange={({ target }) => onChange({ date: target.value })}
        />
      </div>
      <div className={forms.pair}>
        <ChipGroup
          label={LOG_FORM_COPY.water}
          items={WATER}
          value={draft.waterLevel}
          onChange={(waterLevel) => {
            giveFeedback('water');
            onChange({ waterLevel });
          }}
        />
        <ChipGroup
          label={LOG_FORM_COPY.sun}
          items={SUN}
          value={draft.sunlight}
          onChange={(sunlight) => onChange({ sunlight })}
        />
      </div>
      <div className={forms.pair}>
        <TextAreaField
          label={LOG_FORM_COPY.notes}
          rows={4}
          dir="auto"
          value={draft.notes}
          onChange={({ target }) => onChange({ notes: firstLetters(target.value, 'note') })}
        />
        <PhotoField value={draft.photo} onChange={(photo) => onChange({ photo })} onBusyChange={onPhotoBusy} />
      </div>
    </>
  );
}

function dateWords(problem: DateProblem | null, { name, startDate }: Plant): string | undefined {
  if (problem === 'missing') return WORDS.missing.date;
  if (problem === 'too-late') return WORDS.dateLate;
  return problem === 'too-early' ? fill(WORDS.dateEarly, { name, date: longDay(startDate) }) : undefined;
}
