import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { NOTE_LIMIT } from '@wonderlings/journal/contract';
import { TextAreaField } from '../../../../ui/text-field.tsx';
import { lettersLeft } from '../../save-attempt.ts';
import { LettersLeft } from '../saving/letters-left.tsx';
import paper from '../saving/paper.module.css';

interface NoteFieldProps {
  readonly note: string;
  readonly readOnly: boolean;
  readonly onChange: (note: string) => void;
}

/** Room for words, if the child likes. Nothing is cut off: too much is said, and kept. */
export function NoteField({ note, readOnly, onChange }: NoteFieldProps) {
  return (
    <div className={paper.field}>
      <TextAreaField
        label={MOOD_LABELS.noteLabel}
        placeholder={MOOD_LABELS.notePlaceholder}
        rows={6}
        dir="auto"
        value={note}
        readOnly={readOnly}
        onChange={(event) => onChange(event.target.value)}
      />
      <LettersLeft left={lettersLeft(note, NOTE_LIMIT)} />
    </div>
  );
}
