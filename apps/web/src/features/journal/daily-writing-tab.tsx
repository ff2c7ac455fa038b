import { WRITING_LABELS } from '@wonderlings/journal/catalogue';
import { lazy, Suspense, useId, useLayoutEffect, useRef } from 'react';
import { newIdempotencyKey } from '../../lib/api/request.ts';
import { useWords } from '../../lib/words/words.ts';
import { paletteIcon } from '../../ui/bar-icons.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { pencilIcon, replayIcon } from '../../ui/icons.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import hidden from '../../ui/visually-hidden.module.css';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './daily-writing-tab.module.css';
import { DRAWING_COPY, OWN_DRAWING_COPY } from './drawing/drawing.copy.ts';
import { drawingPromptOf } from './drawing/drawing.machine.ts';
import { KeptNote } from './entry-card.tsx';
import { withStarter } from './entry-words.ts';
import { OWN_COPY } from './journal.copy.ts';
import paper from './save-form.module.css';
import { LettersLeft, SaveButton, SaveFailureNote, SaveRow } from './save-form.tsx';
import type { DrawingFlow, WritingFlow } from './use-flows.ts';
import { promptOf, wordsLeft } from './writing.machine.ts';

const DrawingPad = lazy(() => import('./drawing/drawing-pad.tsx').then((file) => ({ default: file.DrawingPad })));

interface DailyWritingTabProps {
  readonly flow: WritingFlow;
  readonly drawing: DrawingFlow;
}

/** The day's page: a question to write about, or an idea to draw. */
export function DailyWritingTab({ flow, drawing }: DailyWritingTabProps) {
  const { isOpen, setOpen } = drawing;
  const saving = flow.snapshot.matches('saving') || drawing.snapshot.matches('saving');
  const heading = useRef<HTMLHeadingElement>(null);
  const saved = flow.snapshot.matches('celebrated') || drawing.snapshot.matches('celebrated');
  // The save button goes with the words. The heading and not the page: on a phone that would bring up the keyboard.
  useLayoutEffect(() => {
    if (saved) heading.current?.focus({ preventScroll: true });
  }, [saved]);

  const section = useRef<HTMLElement>(null);
  const choose = (draws: boolean) => {
    setOpen(draws);
    // Paper, crayons and the button below them are as high as a phone.
    if (draws) section.current?.scrollIntoView?.({ block: 'start' });
  };
  const swap = () => !saving && (isOpen ? drawing : flow).send({ type: 'prompt.swap' });

  return (
    <section ref={section} className={styles.writing} aria-labelledby="daily-writing" data-drawn={isOpen || undefined}>
      {/* The paper needs the room; the heading is still heard, and has the focus after a save. */}
      <div className={isOpen ? hidden.hidden : styles.top}>
        <h2 ref={heading} id="daily-writing" tabIndex={-1}>
          {WRITING_LABELS.heading}
        </h2>
        {!isOpen && (
          <Button variant="ghost" icon={replayIcon} aria-disabled={saving} onClick={swap}>
            {WRITING_LABELS.swapLabel}
          </Button>
        )}
      </div>
      <Ways isDrawing={isOpen} disabled={saving} onChange={choose} />
      {isOpen ? (
        <div className={styles.drawn}>
          <div className={styles.idea}>
            <h3>{drawingPromptOf(drawing.snapshot.context)}</h3>
            <IconButton icon={replayIcon} label={WRITING_LABELS.swapLabel} aria-disabled={saving} onClick={swap} />
          </div>
          <Suspense fallback={<PaperComing />}>
            <DrawingPad flow={drawing} />
          </Suspense>
        </div>
      ) : (
        <WrittenPage flow={flow} />
      )}
    </section>
  );
}

interface WaysProps {
  readonly isDrawing: boolean;
  readonly disabled: boolean;
  readonly onChange: (isDrawing: boolean) => void;
}

function Ways({ isDrawing, disabled, onChange }: WaysProps) {
  const say = useWords();
  const { label, write, draw } = say(DRAWING_COPY.ways);
  const ways = [
    { name: write, icon: pencilIcon, draws: false },
    { name: draw, icon: paletteIcon, draws: true },
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring a form's legend and layout
    <div role="group" aria-label={label} className={styles.ways}>
      {ways.map(({ name, icon, draws }) => (
        <button
          key={name}
          type="button"
          aria-pressed={isDrawing === draws}
          aria-disabled={disabled}
          onClick={() => !disabled && onChange(draws)}
        >
          <Icon shape={icon} />
          {name}
        </button>
      ))}
    </div>
  );
}

/** The shape of the paper that comes. */
const PaperComing = () => (
  <div role="status" className={styles.coming}>
    <VisuallyHidden>{OWN_DRAWING_COPY.loading}</VisuallyHidden>
    <Skeleton height="100%" />
  </div>
);

/** A question and a page to write on. */
function WrittenPage({ flow: { snapshot, send } }: { readonly flow: WritingFlow }) {
  const say = useWords();
  const { context } = snapshot;
  const { words, failure, kept } = context;
  const saving = snapshot.matches('saving');
  const { prompt, subtitle } = promptOf(context);
  const page = useRef<HTMLTextAreaElement>(null);

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
    <>
      <div className={`${styles.page} ${paper.field}`}>
        <TextAreaField
          ref={page}
          label={prompt}
          hint={subtitle}
          placeholder={say(WRITING_LABELS.placeholder)}
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
            <p className={styles.blotWaits}>{say(OWN_COPY.blotWaits)}</p>
          ) : (
            <SaveButton saving={saving} onSave={() => send({ type: 'words.save', newKey: newIdempotencyKey() })}>
              {WRITING_LABELS.save}
            </SaveButton>
          )}
        </SaveRow>
      </div>
    </>
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
