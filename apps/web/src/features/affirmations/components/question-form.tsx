import { AFFIRMATION_LABELS } from '@wonderlings/affirmations/catalogue';
import { useRef } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { ReadAloudButton } from '../../../lib/speech/read-aloud-button.tsx';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { arrowIcon, leftIcon } from '../../../ui/icons.ts';
import { PageHeading } from '../../../ui/page.tsx';
import { AFFIRMATIONS_COPY } from '../affirmations.copy.ts';
import { type Answers, askedAt, STEPS, type Step } from '../questionnaire.ts';
import { AnswerCard } from './answer-card.tsx';
import { GlimLight } from './glim-light.tsx';
import { Lanterns } from './lanterns.tsx';
import styles from './question-form.module.css';

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
    <div className={styles.question}>
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
