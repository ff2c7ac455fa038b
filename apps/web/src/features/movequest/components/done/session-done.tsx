import { Wonderling } from '../../../../companions/wonderling.tsx';
import { fill } from '../../../../lib/copy/fill.ts';
import { Button } from '../../../../ui/button.tsx';
import { Confetti } from '../../../../ui/confetti.tsx';
import { replayIcon } from '../../../../ui/icons.ts';
import { PageHeading } from '../../../../ui/page-heading.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import type { MoveQuestContext } from '../../machines/movequest.machine.ts';
import { COACHES, type Coach } from '../../movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from '../../movequest.copy.ts';
import { loopsOf, MOVES_PER_LOOP } from '../../session-plan.ts';
import type { MoveQuest } from '../../use-movequest.ts';
import { MoveSteps } from '../session/move-steps.tsx';
import { MoveStage } from '../stage/move-stage.tsx';

import styles from './session-done.module.css';

interface SessionDoneProps {
  readonly coach: Coach;
  readonly context: MoveQuestContext;
  readonly send: MoveQuest['send'];
}

/** The work is counted, not scored: the two other coaches come out of the wings. */
export function SessionDone({ coach, context, send }: SessionDoneProps) {
  const loops = loopsOf(context.level);
  const [left, right] = COACHES.filter(({ id }) => id !== coach.id);
  const moves = fill(COPY.doneMoves, { n: loops * MOVES_PER_LOOP });
  const counted = `${moves}, ${loops === 1 ? COPY.doneLoops.one : fill(COPY.doneLoops.more, { n: loops })}`;
  return (
    <div className={styles.done}>
      <MoveStage coach={coach.id}>
        {left && <Wonderling who={left.id} mood="cheering" size={190} className={`${styles.wing} ${styles.left}`} />}
        {right && <Wonderling who={right.id} mood="cheering" size={190} className={`${styles.wing} ${styles.right}`} />}
        <Wonderling who={coach.id} mood="cheering" size={330} className={styles.coach} />
        <Confetti />
      </MoveStage>
      <section className={styles.say}>
        <p className={styles.kicker}>
          {coach.name} · {coach.title}
        </p>
        <PageHeading className={styles.title}>{COPY.doneTitle}</PageHeading>
        <p className={styles.lead}>{COPY.doneText}</p>
        <p className={styles.finish}>{coach.finish}</p>
        <MoveSteps coach={coach} moveIndex={MOVES_PER_LOOP} label={COPY.doneSteps} />
        <div className={styles.progress}>
          <Progress label={COPY.progress} value={100} valueText={counted} />
          <span>{counted}</span>
        </div>
        <div className={styles.buttons}>
          <Button variant="main" icon={replayIcon} onClick={() => send({ type: 'session.play-again' })}>
            {COPY.playAgain}
          </Button>
          <Button onClick={() => send({ type: 'session.choose-another' })}>{COPY.chooseAnother}</Button>
        </div>
      </section>
    </div>
  );
}
