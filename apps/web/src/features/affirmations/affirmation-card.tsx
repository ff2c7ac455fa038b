import { AFFIRMATION_LABELS } from '@wonderlings/affirmations/catalogue';
import { useEffect, useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { FailureNote, WaitingNote } from '../../device/outbox/save-notes.tsx';
import type { Because, SendFailure } from '../../device/outbox/verdict.ts';
import { wantsCalmMotion } from '../../lib/comfort/comfort.ts';
import { longDay } from '../../lib/local-day/day-words.ts';
import { inWords, useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { heartIcon, leftIcon, pencilIcon, replayIcon } from '../../ui/icons.ts';
import { PageHeading } from '../../ui/page.tsx';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import styles from './affirmation-card.module.css';
import { AFFIRMATIONS_COPY, FAILURE_COPY, WAITING_COPY } from './affirmations.copy.ts';
import { sentencesOf } from './questionnaire.ts';

/** Of the card: `open`, not kept yet. `kept`, found as it was. `fresh`, kept just now. */
type CardState = 'open' | 'keeping' | 'kept' | 'fresh';

interface AffirmationCardProps {
  readonly day: string;
  readonly words: string;
  readonly state: CardState;
  /** Why kept words wait on this device, or that they no longer do; null for those that the server had from the start. */
  readonly waiting: Because | 'arrived' | null;
  readonly failure: SendFailure | null;
  readonly onKeep: () => void;
  readonly onAnother: () => void;
  readonly onBack: () => void;
  readonly onAskAgain: () => void;
}

/** The paper that Glim lights: one sentence a line, and nothing else in the light. */
export function AffirmationCard(props: AffirmationCardProps) {
  const say = useWords();
  const { day, words, state, waiting, failure, onKeep, onAnother, onBack, onAskAgain } = props;
  const spoken = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state !== 'fresh') return;
    end.current?.scrollIntoView({ block: 'nearest', behavior: wantsCalmMotion() ? 'auto' : 'smooth' });
  }, [state]);
  const isKept = state === 'kept' || state === 'fresh';
  const another = (
    <Button variant="text" icon={replayIcon} onClick={onAnother}>
      {say(AFFIRMATION_LABELS.pickAnother)}
    </Button>
  );
  return (
    <section className={styles.stage}>
      <Wonderling who="glim" mood={state === 'fresh' ? 'cheering' : 'happy'} size={200} className={styles.glim} />
      <article className={styles.paper} data-state={state} aria-labelledby="affirmation-title">
        {state === 'fresh' && <LightBurst />}
        <p className={styles.day}>{longDay(day)}</p>
        <div id="affirmation-title">
          <PageHeading title={AFFIRMATIONS_COPY.title} className={styles.title}>
            {AFFIRMATION_LABELS.cardTitle}
          </PageHeading>
        </div>
        <div ref={spoken} aria-live="polite">
          <p className={styles.words}>
            {sentencesOf(words).map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </p>
        </div>
        <KeptLine state={state} />
        {waiting !== null && <WaitingNote because={waiting === 'arrived' ? null : waiting} copy={say(WAITING_COPY)} />}
        <FailureNote
          words={failure && wordsFor(failure)}
          signIn={failure === 'signed-out' ? FAILURE_COPY.signIn : null}
        />
        <div className={styles.actions}>
          {!isKept && (
            // Stays focusable while it works: a disabled button throws a keyboard's focus to the top of the page.
            <Button
              variant="main"
              icon={heartIcon}
              aria-disabled={state === 'keeping'}
              aria-busy={state === 'keeping'}
              onClick={onKeep}
            >
              {state === 'keeping' ? AFFIRMATIONS_COPY.keeping : say(AFFIRMATION_LABELS.keep)}
            </Button>
          )}
          <ReadAloudButton words={spoken} />
        </div>
      </article>
      {isKept ? (
        <div ref={end} className={styles.end}>
          <DoneNext who="fern" to="/progress" step={say(NEXT_STEPS.seeGarden)} sound="grew">
            {another}
            <Button variant="text" icon={pencilIcon} onClick={onAskAgain}>
              {AFFIRMATIONS_COPY.askAgain}
            </Button>
          </DoneNext>
        </div>
      ) : (
        <div className={styles.under}>
          {another}
          <Button variant="text" icon={leftIcon} onClick={onBack}>
            {AFFIRMATION_LABELS.back}
          </Button>
        </div>
      )}
    </section>
  );
}

function wordsFor(failure: SendFailure): { readonly title: string; readonly text: string } {
  if (typeof failure === 'string') return inWords(FAILURE_COPY)[failure];
  return { title: FAILURE_COPY.wait.title, text: `${failure.wait} ${FAILURE_COPY.wait.text}` };
}

/** Says that the words are kept, and takes the focus that the vanished button had, so that a keyboard goes on from here. */
function KeptLine({ state }: { readonly state: CardState }) {
  const say = useWords();
  const line = useRef<HTMLParagraphElement>(null);
  const isFresh = state === 'fresh';
  useEffect(() => {
    if (isFresh) line.current?.focus({ preventScroll: true });
  }, [isFresh]);
  return (
    <div role="status">
      {(isFresh || state === 'kept') && (
        <p ref={line} tabIndex={-1} className={styles.line}>
          <Icon shape={heartIcon} className={styles.heart} />
          <span>{isFresh ? say(AFFIRMATION_LABELS.keptLine) : say(AFFIRMATION_LABELS.alreadyToday)}</span>
        </p>
      )}
    </div>
  );
}

const SPARKS = Array.from({ length: 14 }, (_, index) => index);

/** The moment of delight: the light spreads from Glim over the paper, once. Nothing is seen of it under reduced motion. */
function LightBurst() {
  return (
    <span className={styles.burst} aria-hidden="true">
      <i className={styles.wave} />
      <i className={styles.wave} />
      {SPARKS.map((spark) => (
        <i key={spark} className={styles.spark} />
      ))}
    </span>
  );
}
