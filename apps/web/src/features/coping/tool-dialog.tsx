import { COPING_LABELS, type COPING_TOOLS, type CopingToolId } from '@wonderlings/coping/catalogue';
import { Dialog as RadixDialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { fill } from '../../lib/copy/fill.ts';
import { stopReading } from '../../lib/speech/speaker.ts';
import { inWords, useWords } from '../../lib/words/words.ts';
import { shieldIcon } from '../../ui/bar-icons.ts';
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowIcon, closeIcon, heartIcon, leftIcon, rightIcon, seatIcon, starIcon } from '../../ui/icons.ts';
import { useReturnFocus, useScrollLock } from '../../ui/modal.ts';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { COPING_COPY } from './coping.copy.ts';
import { StepFigure } from './steps/step-figure.tsx';
import { STEP_PICTURES, type ToolNote } from './steps/step-pictures.ts';
import styles from './tool-dialog.module.css';

type Tool = (typeof COPING_TOOLS)[number];

interface ToolDialogProps {
  readonly tool: Tool;
  readonly liked: boolean;
  readonly onLike: () => void;
  /** "Got it! Let's try this", once the dialog is closed: the focus then belongs to what comes on the page. */
  readonly onTry: () => void;
  readonly onClose: () => void;
}

/** One tool, alone on the screen: one step at a time, and Tuck does it. */
export function ToolDialog({ tool, liked, onLike, onTry, onClose }: ToolDialogProps) {
  const tries = useRef(false);
  const line = useRef<HTMLParagraphElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const focus = useReturnFocus(() => tries.current);
  const [at, setAt] = useState(0);
  const steps = tool.instructions;
  const isLast = at === steps.length - 1;
  useScrollLock(true);
  // What is read belongs to the step that is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each step.
  useEffect(() => stopReading, [at]);
  const turn = (to: number) => {
    if (to < 0) onClose();
    else setAt(Math.min(to, steps.length - 1));
  };
  const turnByKey = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') turn(at + 1);
    if (key === 'ArrowLeft') turn(Math.max(at - 1, 0));
  };
  const tryIt = () => {
    tries.current = true;
    onClose();
  };
  return (
    <RadixDialog.Root open onOpenChange={(open) => !open && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Content
          className={styles.dialog}
          onKeyDown={turnByKey}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            // On the step, so that it is what is read first.
            event.preventDefault();
            line.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            focus.onCloseAutoFocus(event);
            // Not before: an open dialog would take the focus back from the card that comes.
            if (tries.current) onTry();
          }}
        >
          <div className={styles.view}>
            <header className={styles.head}>
              <RadixDialog.Close asChild>
                <IconButton icon={closeIcon} label={COPING_COPY.close} />
              </RadixDialog.Close>
              <div>
                <RadixDialog.Title className={styles.title}>{tool.title}</RadixDialog.Title>
                <RadixDialog.Description asChild>
                  <div>
                    <VisuallyHidden>{tool.description}</VisuallyHidden>
                  </div>
                </RadixDialog.Description>
                <StepDots at={at} of={steps.length} />
              </div>
              <ReadAloudButton words={words} round />
            </header>
            <div className={styles.scene}>
              <StepFigure key={`${tool.id} ${at}`} picture={STEP_PICTURES[tool.id][at]} className={styles.figure} />
            </div>
            <div ref={words} className={styles.words}>
              <p ref={line} tabIndex={-1} className={styles.line} role="status">
                <Unbroken>{steps[at] ?? ''}</Unbroken>
              </p>
              <StepNotes tool={tool} at={at} />
              {isLast && <LastStep tool={tool} liked={liked} onLike={onLike} onTry={onTry} />}
            </div>
            <footer className={styles.foot}>
              <Button icon={leftIcon} onClick={() => turn(at - 1)}>
                {COPING_COPY.back}
              </Button>
              {/* One button, so that the focus stays where it is from step to step. */}
              <Button
                variant="main"
                className={styles.on}
                {...(!isLast && { icon: rightIcon })}
                onClick={isLast ? tryIt : () => turn(at + 1)}
              >
                {isLast ? COPING_LABELS.close : COPING_COPY.next}
              </Button>
            </footer>
          </div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

function StepDots({ at, of }: { readonly at: number; readonly of: number }) {
  const steps = Array.from({ length: of }, (_, step) => step);
  return (
    <span className={styles.dots} role="img" aria-label={fill(COPING_COPY.step, { n: at + 1, of })}>
      {steps.map((step) => (
        <i key={step} data-done={step <= at || undefined} data-now={step === at || undefined} />
      ))}
    </span>
  );
}

const NOTE_ICONS = { safety: shieldIcon, seated: seatIcon, solo: heartIcon, otherWay: starIcon } as const;

/** The same tool for a child that sits, is alone or lacks something, and what is good to know: each at the step that it is about. */
function StepNotes({ tool, at }: { readonly tool: Tool; readonly at: number }) {
  const say = useWords();
  return STEP_PICTURES[tool.id][at]?.notes?.map((note: ToolNote) => (
    <p key={note} className={styles.note}>
      <Icon shape={NOTE_ICONS[note]} />
      <span>
        <b>{say(COPING_LABELS)[`${note}Heading`]}:</b> <Unbroken>{tool[note] ?? ''}</Unbroken>
      </span>
    </p>
  ));
}

/** What a child can do with a tool that it has seen to its end: keep it, or go and do it with a grown-up or a friend. */
function LastStep({ tool, liked, onLike, onTry }: Pick<ToolDialogProps, 'tool' | 'liked' | 'onLike' | 'onTry'>) {
  const place = placeToTry(tool.id);
  return (
    <div className={styles.more}>
      <Button
        icon={heartIcon}
        className={styles.heart}
        aria-pressed={liked}
        aria-label={fill(COPING_COPY.favorite, { title: tool.title })}
        onClick={onLike}
      >
        {COPING_LABELS.categories.favorites}
      </Button>
      {place && (
        <ButtonLink to={place.to} icon={arrowIcon} onClick={onTry}>
          {place.label}
        </ButtonLink>
      )}
    </div>
  );
}

interface Place {
  readonly to: '/activities/breath' | '/activities/calm';
  readonly label: string;
}

/** Tools that a companion already does together with a child, one room further. */
const PLACES: Partial<Record<CopingToolId, Place>> = {
  'balloon-breathing': { to: '/activities/breath', label: 'Breathe with Zola' },
  'body-scan-adventure': { to: '/activities/calm', label: 'Rest with Hum' },
};

const placeToTry = (toolId: CopingToolId): Place | undefined => inWords(PLACES)[toolId];
