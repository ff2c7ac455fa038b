import { Land } from '../../art/lands/land.tsx';
import { useAppearance } from '../../lib/theme/use-appearance.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { THEMES, useChooseAppearance } from '../themes/index.ts';
import styles from './colors-step.module.css';
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
