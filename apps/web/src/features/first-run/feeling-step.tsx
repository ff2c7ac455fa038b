import { wonderlingAt } from '@wonderlings/account/catalogue';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { FeelingBubble } from '../../art/feelings/feeling-bubble.tsx';
import { useOutbox } from '../../device/outbox/use-outbox.ts';
import { soundsLike } from '../../lib/feedback/feedback.ts';
import { useWords } from '../../lib/words/words.ts';
import { FEELINGS, isHardFeeling, saveMoodCommand } from '../journal/index.ts';
import styles from './feeling-step.module.css';
import { FIRST_RUN } from './first-run.copy.ts';
import type { Tone } from './first-run-steps.ts';
import { StepFrame } from './step-frame.tsx';

const words = FIRST_RUN.feeling;

interface FeelingStepProps {
  /** The user's `selectedWonderling`, from 1. */
  readonly buddy: number | null;
  /** Once, with how the feeling sounds; without where it was skipped. */
  readonly onNext: (felt?: Tone) => void;
}

/** The first feeling: one touch saves it, as a feeling of the journal without words, by the outbox. */
export function FeelingStep({ buddy, onNext }: FeelingStepProps) {
  const say = useWords();
  const outbox = useOutbox();
  const save = (name: string) => {
    const madeAt = new Date();
    const body = { feeling: name, baseFeelingName: name, note: null, timestamp: madeAt.toISOString() };
    outbox.add(saveMoodCommand, { body, words: name, madeAt });
    onNext(isHardFeeling(body) ? 'hard' : 'bright');
  };
  return (
    <StepFrame step="feeling" title={say(words.title)} onSkip={() => onNext()}>
      <p className={styles.line}>{say(words.line)}</p>
      <ul className={styles.six}>
        {FEELINGS.map(({ id, name }) => (
          <li key={id}>
            <button type="button" className={styles.feeling} onClick={() => save(name)} {...soundsLike(`held:${id}`)}>
              <FeelingBubble feeling={id} className={styles.bubble} />
              <b>{name}</b>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.peek}>
        <Wonderling who={wonderlingAt(buddy) ?? 'zola'} mood="listening" size={112} />
        <span>{say(words.listening)}</span>
      </p>
    </StepFrame>
  );
}
