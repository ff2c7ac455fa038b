import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { NOTE_LIMIT } from '@wonderlings/journal/contract';
import type { ReactNode } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { FailureNote } from '../../device/outbox/save-notes.tsx';
import { count, fill } from '../../lib/copy/fill.ts';
import { inWords, useWords } from '../../lib/words/words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { FAILURE_COPY, OWN_COPY } from './journal.copy.ts';
import { lettersLeft, type SaveFailure } from './save-flow.ts';
import paper from './save-form.module.css';

interface NoteFieldProps {
  readonly note: string;
  readonly readOnly: boolean;
  readonly onChange: (note: string) => void;
}

/** Room for words, if the child likes. Nothing is cut off: too much is said, and kept. */
export function NoteField({ note, readOnly, onChange }: NoteFieldProps) {
  const say = useWords();
  return (
    <div className={paper.field}>
      <TextAreaField
        label={say(MOOD_LABELS.noteLabel)}
        placeholder={say(MOOD_LABELS.notePlaceholder)}
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

/** From here on the number is shown; before, it would only make a child count. */
const NEAR_THE_LIMIT = 300;
/** A screen reader hears each new line; it is not to hear one for each letter. */
const SPOKEN_STEP = 50;

/** How much still fits, once the end is near. `left` is below zero when there is too much. */
export function LettersLeft({ left }: { readonly left: number }) {
  const near = left <= NEAR_THE_LIMIT;
  return (
    <>
      <p className={left < 0 ? `${paper.count} ${paper.over}` : paper.count} aria-hidden="true">
        {near && lettersText(left)}
      </p>
      <p role="status">
        <VisuallyHidden>
          {near && lettersText(left < 0 ? left : Math.ceil(left / SPOKEN_STEP) * SPOKEN_STEP)}
        </VisuallyHidden>
      </p>
    </>
  );
}

function lettersText(left: number): string {
  const [one, many] =
    left < 0 ? [OWN_COPY.oneTooMany, OWN_COPY.tooMany] : [OWN_COPY.oneLetterLeft, OWN_COPY.lettersLeft];
  const letters = Math.abs(left);
  return letters === 1 ? one : fill(many, { n: count(letters) });
}

interface SaveFailureNoteProps {
  readonly failure: SaveFailure | null;
  /** What the child still sees on the page: a picked feeling, words, or a drawing. */
  readonly kept: Kept;
}

type Kept = 'mood' | 'words' | 'drawing';

/** Says first what happened to the child's work. */
export function SaveFailureNote({ failure, kept }: SaveFailureNoteProps) {
  const signIn = failure === 'signed-out' ? FAILURE_COPY.signedOut.action : null;
  return <FailureNote words={failure && wordsFor(failure, kept)} signIn={signIn} />;
}

function wordsFor(failure: SaveFailure, kept: Kept) {
  if (typeof failure === 'object')
    return { title: FAILURE_COPY.wait.title, text: `${failure.wait} ${FAILURE_COPY.wait[kept]}` };
  switch (failure) {
    case 'try-again':
      return inWords(FAILURE_COPY)[kept];
    case 'too-long':
      return inWords(FAILURE_COPY.tooLong);
    case 'too-fast':
      return inWords(FAILURE_COPY.tooFast);
    case 'signed-out':
      return FAILURE_COPY.signedOut;
    case 'device-full':
      return inWords(FAILURE_COPY.deviceFull);
  }
}

/** Where a page ends: Blot, and the main action. Its height is there from the start, so that nothing jumps. */
export function SaveRow({ children }: { readonly children: ReactNode }) {
  return (
    <div className={paper.row}>
      <Wonderling who="blot" mood="happy" size={104} className={paper.blot} />
      {children}
    </div>
  );
}

interface SaveButtonProps {
  readonly saving: boolean;
  /** There is nothing to save yet. */
  readonly disabled?: boolean;
  readonly onSave: () => void;
  readonly children: string;
}

/**
 * Stays focusable while saving: a disabled button throws a keyboard's focus to the top of the page, and after a failure
 * the next press belongs here. The machine ignores a press in the meantime.
 */
export function SaveButton({ saving, disabled = false, onSave, children }: SaveButtonProps) {
  return (
    <Button
      variant="main"
      icon={checkIcon}
      disabled={disabled}
      aria-disabled={saving}
      aria-busy={saving}
      onClick={onSave}
    >
      {saving ? OWN_COPY.saving : children}
    </Button>
  );
}
