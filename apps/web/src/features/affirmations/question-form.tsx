import { AFFIRMATION_LABELS } from '@wonderlings/affirmations/catalogue';
import { useRef } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { arrowIcon, leftIcon } from '../../ui/icons.ts';
import lift from '../../ui/lift.module.css';
import { PageHeading } from '../../ui/page.tsx';
import { ReadAloudButton } from '../../ui/read-aloud-button.tsx';
import { AFFIRMATIONS_COPY } from './affirmations.copy.ts';
import { AnswerPicture } from './pictures/answer-picture.tsx';
import styles from './question-form.module.css';
import { type Answers, askedAt, STEPS, type Step } from './questionnaire.ts';

interface QuestionFormProps {
  readonly step: Step;
  readonly answers: Answers;
  readonly canGoBack: boolean;
  readonly onPick: (id: string) => void;
  readonly onNext: () => void;
  readonly onBack: () => void;
}

/** One question: its answers are radios, so that arrows go through them, and Enter goes on. */
export function QuestionForm({ step, answers, canGoBack, onPick, onNext, onBack }: QuestionFormProps) {
  const asked = useRef<HTMLDivElement>(null);
  const { text, hint, choices } = askedAt(step, answers.age);
  const number = STEPS.indexOf(step);
  return (
    <div className={styles.question} data-logging="">
      <GlimLight answered={STEPS.slice(1).filter((one) => answers[one] !== null).length} />
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault();
          onNext();
        }}
      >
        <div className={styles.progress}>
          <Lanterns current={number} />
          <p className={styles.kicker}>
            {number === 0 ? AFFIRMATIONS_COPY.title : fill(AFFIRMATION_LABELS.progress, { n: number })}
          </p>
        </div>
        <div ref={asked}>
          <div className={styles.head}>
            <PageHeading title={AFFIRMATIONS_COPY.title}>{text}</PageHeading>
            <ReadAloudButton round words={asked} />
          </div>
          {hint && <p className={styles.hint}>{hint}</p>}
          <div key={step} role="radiogroup" aria-label={text} className={styles.answers} data-count={choices.length}>
            {choices.map(({ id, label }) => (
              <AnswerCard key={id} step={step} id={id} label={label} picked={answers[step] === id} onPick={onPick} />
            ))}
          </div>
        </div>
        <div className={styles.actions}>
          {canGoBack ? (
            <Button variant="ghost" icon={leftIcon} onClick={onBack}>
              {AFFIRMATION_LABELS.back}
            </Button>
          ) : (
            <span />
          )}
          <Button variant="main" type="submit" disabled={answers[step] === null}>
            <span className={styles.next}>
              {AFFIRMATIONS_COPY.next}
              <Icon shape={arrowIcon} />
            </span>
          </Button>
        </div>
      </form>
    </div>
  );
}

interface AnswerCardProps {
  readonly step: Step;
  readonly id: string;
  readonly label: string;
  readonly picked: boolean;
  readonly onPick: (id: string) => void;
}

/** A card that stays pressed in once it is picked. */
function AnswerCard({ step, id, label, picked, onPick }: AnswerCardProps) {
  return (
    <label className={`${styles.answer} ${lift.lift}`}>
      <input
        type="radio"
        className={styles.radio}
        name={`affirmation-${step}`}
        value={id}
        checked={picked}
        onChange={() => onPick(id)}
      />
      <span className={styles.picture}>
        <AnswerPicture step={step} id={id} />
      </span>
      <span className={styles.label}>{label}</span>
    </label>
  );
}

const RINGS = [1, 2, 3] as const;

/** Each answer adds a ring of light around Glim; the dashed one is the ring to come. Decoration. */
function GlimLight({ answered }: { readonly answered: number }) {
  return (
    <div className={styles.glim} aria-hidden="true">
      {RINGS.map((ring) => (
        <i
          key={ring}
          className={styles.ring}
          data-ring={ring <= answered ? 'lit' : ring === answered + 1 ? 'next' : 'off'}
        />
      ))}
      <Wonderling who="glim" mood="listening" size={230} className={styles.figure} />
    </div>
  );
}

/** One for each of the three questions: lit, being lit, or still to come. The words beside them say the number. */
function Lanterns({ current }: { readonly current: number }) {
  return (
    <span className={styles.lanterns} aria-hidden="true">
      {STEPS.slice(1).map((step, index) => (
        <Lantern key={step} state={index + 1 < current ? 'lit' : index + 1 === current ? 'now' : 'off'} />
      ))}
    </span>
  );
}

const GLASS = 'M12 12c6-3 14-3 20 0 9 9 9 27 0 36-6 3-14 3-20 0-9-9-9-27 0-36z';

function Lantern({ state }: { readonly state: 'lit' | 'now' | 'off' }) {
  return (
    <svg className={styles.lantern} data-light={state} viewBox="0 0 44 60" aria-hidden="true">
      {state !== 'off' && <path d="M22 2v8" />}
      <path className={styles.glass} d={GLASS} />
      {state !== 'off' && <path className={styles.shine} d="M10 22c-2 5-2 11 0 16" />}
      <path d="M15 53c4 2 10 2 14 0" />
    </svg>
  );
}
