import type { Ref } from 'react';
import { fill } from '../../../../lib/copy/fill.ts';
import { PhotoField } from '../../../../lib/photos/photo-field.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { longDay } from '../../plant-days.ts';
import { dateProblem, type PlantDraft } from '../../plant-forms.ts';
import { PLANT_FORM_COPY, PLANTS_OWN_COPY } from '../../plants.copy.ts';
import { firstLetters } from '../../text-limits.ts';
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
  const late = dateProblem(draft.startDate, { to: latestStart }) === 'too-late';
  const lateWords =
    latestStart < today ? fill(PLANTS_OWN_COPY.startLate, { date: longDay(latestStart) }) : PLANTS_OWN_COPY.dateLate;
  return (
    <>
      <div className={styles.pair}>
        <TextField
          {...(nameRef ? { ref: nameRef } : {})}
          label={PLANT_FORM_COPY.name}
          dir="auto"
          autoComplete="off"
          value={draft.name}
          onChange={({ target }) => onChange({ name: firstLetters(target.value, 'name') })}
        />
        <TextField
          label={PLANT_FORM_COPY.type}
          dir="auto"
          autoComplete="off"
          value={draft.type}
          onChange={({ target }) => onChange({ type: firstLetters(target.value, 'name') })}
        />
      </div>
      <div className={styles.pair}>
        <TextField
          type="date"
          label={PLANT_FORM_COPY.startDate}
          max={latestStart}
          value={draft.startDate}
          error={late ? lateWords : undefined}
          onChange={({ target }) => onChange({ startDate: target.value })}
        />
        <PhotoField value={draft.photo} onChange={(photo) => onChange({ photo })} onBusyChange={onPhotoBusy} />
      </div>
    </>
  );
}
