import { useMutation, useQueryClient } from '@tanstack/react-query';
import { WONDERLING_IDS } from '@wonderlings/account/catalogue';
import { COMPANION_NAMES } from '@wonderlings/companions/names-catalogue';
import { useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Land } from '../../art/lands/land.tsx';
import { failedToast } from '../../lib/api/api-error.ts';
import { fill } from '../../lib/copy/fill.ts';
import { soundsLike } from '../../lib/feedback/feedback.ts';
import { useUser } from '../../lib/session/session.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { leftIcon, rightIcon } from '../../ui/icons.ts';
import { toast } from '../../ui/toast/toast-store.ts';
import { SETTINGS_TOASTS, saveSettingsMutation } from '../settings/index.ts';
import styles from './buddy-step.module.css';
import { FIRST_RUN, INTRODUCTIONS } from './first-run.copy.ts';
import { StepFrame } from './step-frame.tsx';

const ALL = WONDERLING_IDS.length;
const words = FIRST_RUN.buddy;

interface BuddyStepProps {
  readonly onNext: () => void;
  readonly onSkipAll: () => void;
}

/** All twelve, one in the middle, each with a sentence. */
export function BuddyStep({ onNext, onSkipAll }: BuddyStepProps) {
  const say = useWords();
  const { selectedWonderling } = useUser();
  const [at, setAt] = useState((selectedWonderling ?? 1) - 1);
  const save = useMutation(saveSettingsMutation(useQueryClient()));
  const idAt = (index: number) => WONDERLING_IDS[(index + ALL) % ALL] ?? WONDERLING_IDS[0];
  const who = idAt(at);
  const name = COMPANION_NAMES[who];
  const says = say(INTRODUCTIONS[who]);
  const choose = () => {
    // The page does not wait: what could not be saved can be chosen in the settings.
    if (at + 1 !== selectedWonderling)
      save.mutate(
        { selectedWonderling: at + 1 },
        { onError: (error) => void toast(failedToast(SETTINGS_TOASTS.failed, error)) },
      );
    onNext();
  };

  return (
    <StepFrame
      step="buddy"
      title={say(words.title)}
      scene={<Land as="page" time="by-clock" className={styles.land} />}
      onSkip={onNext}
    >
      <div className={styles.stage}>
        <span className={`${styles.side} ${styles.left}`}>
          <Wonderling key={idAt(at - 1)} who={idAt(at - 1)} size={150} still />
        </span>
        <IconButton
          className={`${styles.arrow} ${styles.left}`}
          icon={leftIcon}
          label={words.before}
          {...soundsLike(`hello:${idAt(at - 1)}`)}
          onClick={() => setAt((at + ALL - 1) % ALL)}
        />
        <span className={styles.middle}>
          <Wonderling key={who} who={who} mood="happy" size={330} className={styles.figure} />
        </span>
        <IconButton
          className={`${styles.arrow} ${styles.right}`}
          icon={rightIcon}
          label={words.after}
          {...soundsLike(`hello:${idAt(at + 1)}`)}
          onClick={() => setAt((at + 1) % ALL)}
        />
        <span className={`${styles.side} ${styles.right}`}>
          <Wonderling key={idAt(at + 1)} who={idAt(at + 1)} size={150} still />
        </span>
      </div>
      <div className={styles.card}>
        <p className={styles.says} aria-live="polite">
          <b>{name}</b>
          <span>{says}</span>
        </p>
        <fieldset className={styles.twelve}>
          <legend className={styles.legend}>{words.all}</legend>
          {WONDERLING_IDS.map((id, index) => (
            <button
              key={id}
              type="button"
              className={styles.face}
              aria-pressed={index === at}
              aria-label={COMPANION_NAMES[id]}
              onClick={() => setAt(index)}
              {...soundsLike(`hello:${id}`)}
            >
              <Wonderling who={id} crop="bust" size={62} still />
            </button>
          ))}
        </fieldset>
        <Button variant="main" className={styles.main} onClick={choose}>
          {fill(say(words.choose), { buddy: name })}
        </Button>
        <Button variant="text" onClick={onSkipAll}>
          {FIRST_RUN.skipAll}
        </Button>
      </div>
    </StepFrame>
  );
}
