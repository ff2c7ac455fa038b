import { wonderlingAt } from '@wonderlings/account/catalogue';
import { useEffect } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { Land } from '../../art/lands/land.tsx';
import { SeedCut } from '../../art/lands/seed-cut.tsx';
import { giveFeedback } from '../../lib/feedback/feedback.ts';
import { useEvening } from '../../lib/theme/use-evening.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { FIRST_RUN } from './first-run.copy.ts';
import type { Tone } from './first-run-steps.ts';
import styles from './seed-step.module.css';
import { StepFrame } from './step-frame.tsx';

const words = FIRST_RUN.seed;

interface SeedStepProps {
  /** The user's `selectedWonderling`, from 1. */
  readonly buddy: number | null;
  readonly felt: Tone | undefined;
  readonly leadsOn: boolean;
  readonly onNext: () => void;
}

/** The first seed is in the earth, so that coming by tomorrow has a reason. */
export function SeedStep({ buddy, felt, leadsOn, onNext }: SeedStepProps) {
  const say = useWords();
  const evening = useEvening();
  useEffect(() => giveFeedback('seed'), []);
  const isQuiet = evening || felt === 'hard';
  const title = isQuiet ? words.quietTitle : say(words.title);
  return (
    <StepFrame
      step="seed"
      title={felt === undefined ? words.titleWithoutFeeling : title}
      scene={
        <Land as="empty" time="by-clock" className={styles.land}>
          <SeedCut kind="tall" />
          <SeedCut kind="wide" />
          <span className={styles.buddy}>
            <Wonderling
              who={wonderlingAt(buddy) ?? 'zola'}
              mood={isQuiet ? 'happy' : 'cheering'}
              size={240}
              className={styles.figure}
            />
          </span>
        </Land>
      }
    >
      <div className={styles.card}>
        <p>
          <b>{felt === undefined ? say(words.withoutFeeling) : say(words.line)}</b>
          <span>{words.calm}</span>
        </p>
        <Button variant="main" className={styles.main} onClick={onNext}>
          {leadsOn ? FIRST_RUN.next : say(words.go)}
        </Button>
      </div>
    </StepFrame>
  );
}
