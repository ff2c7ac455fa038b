import { fill } from '../../../../lib/copy/fill.ts';
import { sunIcon } from '../../../../ui/bar-icons.ts';
import { ChipGroup } from '../../../../ui/chip-group.tsx';
import { TextAreaField, TextField } from '../../../../ui/text-field.tsx';
import { type Plant, SUNLIGHT_LEVELS, WATER_LEVELS } from '../../garden.schema.ts';
import { heightOf } from '../../log-height.ts';
import { PhotoField } from '../../photos/photo-field.tsx';
import { longDay } from '../../plant-days.ts';
import { type DateProblem, dateProblem, isTooTall, type LogDraft } from '../../plant-forms.ts';
import { dropIcon } from '../../plant-icons.ts';
import { LOG_FORM_COPY, PLANTS_OWN_COPY as WORDS } from '../../plants.copy.ts';
import { firstLetters } from '../../text-limits.ts';
import { useEmptied } from '../../use-emptied.ts';
import forms from '../forms.module.css';

interface LogFieldsProps {
  readonly draft: LogDraft;
  readonly plant: Plant;
  readonly today: string;
  readonly onChange: (change: Partial<LogDraft>) => void;
  readonly onPhotoBusy: (busy: boolean) => void;
}

const WATER = WATER_LEVELS.map((id) => ({ id, label: LOG_FORM_COPY.waterLevels[id], icon: dropIcon }));
const SUN = SUNLIGHT_LEVELS.map((id) => ({ id, label: LOG_FORM_COPY.sunlightLevels[id], icon: sunIcon }));

export function LogFields({ draft, plant, today, onChange, onPhotoBusy }: LogFieldsProps) {
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
          onChange={(waterLevel) => onChange({ waterLevel })}
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
