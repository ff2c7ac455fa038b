import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { replayIcon } from '../../../../ui/icons.ts';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { type BreathingLevel, FINISH_LINES } from '../../breathing.catalogue.ts';
import { BREATHING } from '../../breathing.copy.ts';
import { AfterQuestion } from './after-question.tsx';
import styles from './breathing-done.module.css';
import { OpenedBubble } from './opened-bubble.tsx';

interface BreathingDoneProps {
  readonly level: BreathingLevel;
  /** How many sessions of this level there were: each brings the next line. */
  readonly round: number;
  readonly onReplay: () => void;
  readonly onChangeLevel: () => void;
}

/** The bubble has opened, Zola stands in it, and the clouds of the breaths hang in the sky. */
export function BreathingDone({ level, round, onReplay, onChangeLevel }: BreathingDoneProps) {
  const { cycles } = level;
  const praise = FINISH_LINES.slice(0, -1);
  return (
    <div className={styles.done}>
      <OpenedBubble clouds={cycles} />
      <section className={styles.say}>
        <p className={styles.cycle}>{fill(BREATHING.cycle, { n: cycles, total: cycles })}</p>
        <PageHeading className={styles.title}>{BREATHING.done}</PageHeading>
        <p className={styles.lead} role="status" data-keep-clear="">
          {fill(praise[(round - 1) % praise.length] ?? '', { cycles })}
        </p>
        <AfterQuestion />
        <div className={styles.buttons}>
          <Button variant="main" icon={replayIcon} onClick={onReplay}>
            {BREATHING.replay}
          </Button>
          <Button variant="ghost" onClick={onChangeLevel}>
            {BREATHING.changeLevel}
          </Button>
        </div>
        <p className={styles.kind}>{FINISH_LINES.at(-1)}</p>
      </section>
    </div>
  );
}
