import { movesThatCount } from '@wonderlings/activities/really-done-contract';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { replayIcon } from '../../ui/icons.ts';
import { PageHeading } from '../../ui/page.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import { MoveStage } from './move-stage.tsx';
import { COACHES, type Coach } from './movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from './movequest.copy.ts';
import type { MoveQuestContext } from './movequest.machine.ts';
import styles from './session-done.module.css';
import { fiveDone, isSessionDone, loopsOf, movesDone, movesOf } from './session-plan.ts';
import type { MoveQuest } from './use-movequest.ts';

interface SessionDoneProps {
  readonly coach: Coach;
  readonly context: MoveQuestContext;
  readonly send: MoveQuest['send'];
}

/**
 * The work is counted, not scored: the two other coaches come out of the wings. A child that skipped is welcome all the same, and
 * is told what was done and from where on it counts.
 */
export function SessionDone({ coach, context, send }: SessionDoneProps) {
  const say = useWords();
  const [left, right] = say(COACHES).filter(({ id }) => id !== coach.id);
  const counted = countedOf(context);
  const isDone = isSessionDone(context);
  // A child that only looked is shown no empty row of what it did not do.
  const moved = movesDone(context) > 0;
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
        <PageHeading className={styles.title}>{isDone ? COPY.doneTitle : COPY.lookedTitle}</PageHeading>
        {isDone && <p className={styles.lead}>{COPY.doneText}</p>}
        <p className={styles.finish}>{isDone ? coach.finish : lookedAt(context)}</p>
        {moved && (
          <>
            <MoveSteps coach={coach} done={fiveDone(context)} />
            <div className={styles.progress}>
              <Progress
                label={COPY.progress}
                value={(movesDone(context) / movesOf(context.level)) * 100}
                valueText={counted}
              />
              <span>{counted}</span>
            </div>
          </>
        )}
        <DoneNext who="fern" to="/progress" step={say(NEXT_STEPS.seeGarden)}>
          <Button variant="text" icon={replayIcon} onClick={() => send({ type: 'session.play-again', at: Date.now() })}>
            {COPY.playAgain}
          </Button>
          <Button variant="text" onClick={() => send({ type: 'session.choose-another' })}>
            {COPY.chooseAnother}
          </Button>
        </DoneNext>
      </section>
    </div>
  );
}

interface MoveStepsProps {
  readonly coach: Coach;
  /** For each of the five whether it was done. */
  readonly done: readonly boolean[];
}

/** Five stones, one a move; one that was skipped waits. */
function MoveSteps({ coach, done }: MoveStepsProps) {
  return (
    <ol className={styles.stones} aria-label={COPY.doneSteps}>
      {coach.moves.map(({ id, name }, index) => (
        <li key={id} className={done[index] ? styles.moved : undefined}>
          <span>
            <Unbroken>{name}</Unbroken>
          </span>
        </li>
      ))}
    </ol>
  );
}

const lookedAt = ({ level }: MoveQuestContext) => fill(COPY.looked, { n: movesThatCount(loopsOf(level)) });

/** All of it in moves and loops, or how much of it. */
function countedOf(context: MoveQuestContext): string {
  const [done, all, loops] = [movesDone(context), movesOf(context.level), loopsOf(context.level)];
  if (done < all) return fill(COPY.doneSome, { n: done, all });
  return `${fill(COPY.doneMoves, { n: all })}, ${loops === 1 ? COPY.doneLoops.one : fill(COPY.doneLoops.more, { n: loops })}`;
}
