import { Land } from '../../art/lands/land.tsx';
import { useAppearance } from '../../lib/theme/use-appearance.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { WORDS_COPY, WordsChoice } from '../settings/index.ts';
import { THEMES, useChooseAppearance } from '../themes/index.ts';
import styles from './appearance-steps.module.css';
import { FIRST_RUN } from './first-run.copy.ts';
import { StepFrame } from './step-frame.tsx';

const words = FIRST_RUN.colors;

/** Six lands; the one that is touched is the page's at once, and kept. */
export function ColorsStep({ onNext }: { readonly onNext: () => void }) {
  const say = useWords();
  const { theme } = useAppearance();
  const choose = useChooseAppearance();
  return (
    <StepFrame step="colors" title={words.title} onSkip={onNext}>
      <fieldset className={styles.lands}>
        <legend className={styles.legend}>{words.lands}</legend>
        {THEMES.map(({ id, name, moodLine }) => (
          <button
            key={id}
            type="button"
            className={styles.choice}
            aria-pressed={id === theme}
            onClick={() => choose({ theme: id })}
          >
            <Land as="tile" theme={id} className={styles.land} />
            <b>{name}</b>
            <small>{moodLine}</small>
          </button>
        ))}
      </fieldset>
      <div className={styles.foot}>
        <Button variant="main" className={styles.main} onClick={onNext}>
          {say(words.choose)}
        </Button>
      </div>
    </StepFrame>
  );
}

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
      <div className={styles.wordsFoot}>
        <Button variant="main" className={styles.wordsMain} onClick={onNext}>
          {FIRST_RUN.next}
        </Button>
      </div>
    </StepFrame>
  );
}
