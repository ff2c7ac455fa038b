import { WRITING_LABELS } from '@wonderlings/journal/catalogue';
import { useId, useLayoutEffect, useRef } from 'react';
import { newIdempotencyKey } from '../../lib/api/request.ts';
import { Button } from '../../ui/button.tsx';
import { replayIcon } from '../../ui/icons.ts';
import { TextAreaField } from '../../ui/text-field.tsx';
import styles from './daily-writing-tab.module.css';
import { withStarter } from './entry-words.ts';
import { OWN_COPY } from './journal.copy.ts';
import { KeptNote } from './kept-entries.tsx';
import paper from './save-form.module.css';
import { LettersLeft, SaveButton, SaveFailureNote, SaveRow } from './save-form.tsx';
import type { WritingFlow } from './use-flows.ts';
import { promptOf, wordsLeft } from './writing.machine.ts';

/** The day's prompt and a page to write on. */
export function DailyWritingTab({ flow: { snapshot, send } }: { readonly flow: WritingFlow }) {
  const { context } = snapshot;
  const { words, failure, kept } = context;
  const saving = snapshot.matches('saving');
  const { prompt, subtitle } = promptOf(context);
  const page = useRef<HTMLTextAreaElement>(null);

  const heading = useRef<HTMLHeadingElement>(null);
  const saved = snapshot.matches('celebrated');
  // The save button goes with the words. The heading and not the page: on a phone that would bring up the keyboard.
  useLayoutEffect(() => {
    if (saved) heading.current?.focus({ preventScroll: true });
  }, [saved]);

  const begin = (starter: string) => {
    if (saving) return;
    send({ type: 'words.change', words: withStarter(words, starter) });
    // After the new words are in the field, so that the child goes on behind them.
    requestAnimationFrame(() => {
      page.current?.focus();
      page.current?.setSelectionRange(page.current.value.length, page.current.value.length);
    });
  };

  return (
    <section className={styles.writing} aria-labelledby="daily-writing">
      <div className={styles.top}>
        <h2 ref={heading} id="daily-writing" tabIndex={-1}>
          {WRITING_LABELS.heading}
        </h2>
        <Button variant="ghost" icon={replayIcon} aria-disabled={saving} onClick={() => send({ type: 'prompt.swap' })}>
          {WRITING_LABELS.swapLabel}
        </Button>
      </div>
      <div className={`${styles.page} ${paper.field}`}>
        <TextAreaField
          ref={page}
          label={prompt}
          hint={subtitle}
          placeholder={WRITING_LABELS.placeholder}
          rows={8}
          dir="auto"
          value={words}
          readOnly={saving}
          onChange={(event) => send({ type: 'words.change', words: event.target.value })}
        />
        <LettersLeft left={wordsLeft(context)} />
      </div>
      <SentenceStarters onPick={begin} />
      <div className={styles.end}>
        <SaveFailureNote failure={failure} kept="words" />
        {kept && <KeptNote key={kept.id} kept={kept} />}
        <SaveRow>
          {words.trim() === '' ? (
            <p className={styles.blotWaits}>{OWN_COPY.blotWaits}</p>
          ) : (
            <SaveButton saving={saving} onSave={() => send({ type: 'words.save', newKey: newIdempotencyKey() })}>
              {WRITING_LABELS.save}
            </SaveButton>
          )}
        </SaveRow>
      </div>
    </section>
  );
}

/** Beginnings, for a blank page. */
function SentenceStarters({ onPick }: { readonly onPick: (starter: string) => void }) {
  const id = useId();
  return (
    <div>
      <p id={id} className={styles.label}>
        {OWN_COPY.startersLabel}
      </p>
      <ul className={styles.starters} aria-labelledby={id}>
        {WRITING_LABELS.sentenceStarters.map((starter) => (
          <li key={starter}>
            <button type="button" className={styles.starter} onClick={() => onPick(starter)}>
              {starter}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
