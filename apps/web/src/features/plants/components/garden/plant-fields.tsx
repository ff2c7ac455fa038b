import type { Ref } from 'react';
import { fill } from '../../../../lib/copy/fill.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { PhotoField } from '../../photos/photo-field.tsx';
import { longDay } from '../../plant-days.ts';
import { dateProblem, type PlantDraft } from '../../plant-forms.ts';
import { PLANT_FORM_COPY, PLANTS_OWN_COPY as WORDS } from '../../plants.copy.ts';
import { firstLetters } from '../../text-limits.ts';
import { useEmptied } from '../../use-emptied.ts';
import styles from '../forms.module.css';

interface PlantFieldsProps {
  readonly draft: PlantDraft;
  readonly onChange: (change: Partial<PlantDraft>) => void;
  readonly onPhotoBusy: (busy: boolean) => void;
  /** The last day on which the plant can have started. */
  readonly latestStart: string;
  readonly today: string;
  readonly nameRef?: Ref<HTMLInputElement>;
}

export function PlantFields({ draft, onChange, onPhotoBusy, latestStart, today, nameRef }: PlantFieldsProps) {
  const { emptied, noteChange } = useEmptied<'name' | 'type'>();
  const change = (name: 'name' | 'type', typed: string) => {
    noteChange(name, typed.trim() === '');
    onChange({ [name]: firstLetters(typed, 'name') });
  };
  return (
    <>
      <div className={styles.pair}>
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
      <div className={styles.pair}>
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
