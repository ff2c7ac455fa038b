import { useState } from 'react';
import { toolsIcon } from '../../../../ui/bar-icons.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { ChipGroup } from '../../../../ui/chip-group.tsx';
import { AFTER_QUESTION } from '../../breathing.catalogue.ts';
import styles from './breathing-done.module.css';

type Answer = (typeof AFTER_QUESTION.options)[number]['id'];

/** Asked once, kept nowhere. Every answer gets a kind reply; "Not so good" gets a way on. */
export function AfterQuestion() {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const reply = AFTER_QUESTION.options.find(({ id }) => id === answer)?.reply;
  return (
    <div className={styles.after}>
      <ChipGroup label={AFTER_QUESTION.text} items={AFTER_QUESTION.options} value={answer} onChange={setAnswer} />
      <p className={styles.reply} role="status">
        {reply}
      </p>
      {answer === 'not-so-good' && (
        <ButtonLink to="/coping-tools" icon={toolsIcon}>
          Coping Tools
        </ButtonLink>
      )}
    </div>
  );
}
