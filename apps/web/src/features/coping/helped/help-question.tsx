import type { Ref } from 'react';
import { useId } from 'react';
import { fill } from '../../../lib/copy/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { HELPED_COPY } from './helped.copy.ts';
import { HELP_ANSWERS, type HelpAnswer } from './helped.ts';
import styles from './trying-card.module.css';

interface HelpQuestionProps {
  readonly ref: Ref<HTMLHeadingElement>;
  readonly tool: { readonly title: string };
  readonly onAnswer: (given: HelpAnswer) => void;
  readonly onPutAway: () => void;
}

/** "Did it help?": three answers of the same weight, and a way round them. */
export function HelpQuestion({ ref, tool, onAnswer, onPutAway }: HelpQuestionProps) {
  const id = useId();
  return (
    <>
      <p>{fill(HELPED_COPY.deed, { title: tool.title })}</p>
      <h2 ref={ref} tabIndex={-1} id={id} className={styles.heading}>
        {HELPED_COPY.question}
      </h2>
      {/* A group of buttons, not radios: one press is the whole answer. */}
      <fieldset aria-labelledby={id} className={`${styles.choices} ${styles.answers}`}>
        {HELP_ANSWERS.map((given) => (
          <Button key={given} onClick={() => onAnswer(given)}>
            {HELPED_COPY.answers[given]}
          </Button>
        ))}
        <Button variant="text" onClick={onPutAway}>
          {HELPED_COPY.rather}
        </Button>
      </fieldset>
      <p className={styles.stays}>{HELPED_COPY.stays}</p>
    </>
  );
}
