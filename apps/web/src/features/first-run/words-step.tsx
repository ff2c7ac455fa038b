import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { WORDS_COPY, WordsChoice } from '../settings/index.ts';
import { FIRST_RUN } from './first-run.copy.ts';
import { StepFrame } from './step-frame.tsx';
import styles from './words-step.module.css';

/** How everything is said: the one that is touched is the page's at once, and kept. */
export function WordsStep({ onNext }: { readonly onNext: () => void }) {
  const say = useWords();
  const { title, line } = say(WORDS_COPY);
  return (
    <StepFrame step="words" title={title} onSkip={onNext}>
      <p className={styles.line}>{line}</p>
      <div className={styles.two}>
        <WordsChoice roomy />
      </div>
      <div className={styles.foot}>
        <Button variant="main" className={styles.main} onClick={onNext}>
          {FIRST_RUN.next}
        </Button>
      </div>
    </StepFrame>
  );
}
