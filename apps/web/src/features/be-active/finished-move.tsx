import { Wonderling } from '../../art/companions/wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { inWords, useWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { Confetti } from '../../ui/confetti.tsx';
import { replayIcon } from '../../ui/icons.ts';
import { DoneNext, NEXT_STEPS } from '../activities/index.ts';
import type { Idea } from './be-active.catalogue.ts';
import { CHEERS, BE_ACTIVE_COPY as COPY } from './be-active.copy.ts';
import type { BeActiveContext } from './be-active.machine.ts';
import styles from './finished-move.module.css';
import { MoveHill, MoveSky } from './move-scene.tsx';
import type { BeActive } from './use-be-active.ts';

interface FinishedMoveProps {
  readonly idea: Idea;
  readonly context: BeActiveContext;
  readonly send: BeActive['send'];
}

/** Pogo cheers the trying, not the prize. */
export function FinishedMove({ idea, context, send }: FinishedMoveProps) {
  const say = useWords();
  const { ended, pickedBy, isNew, finished } = context;
  const cheer = cheerFor({
    title: idea.title,
    ended: ended ?? 'stopped',
    ownIdea: pickedBy === 'child',
    isNew,
    before: finished - 1,
  });
  return (
    <div className={styles.finished}>
      <div className={styles.figure}>
        <MoveSky />
        <MoveHill className={styles.hill} />
        <Wonderling who="pogo" mood="cheering" size={240} className={styles.pogo} />
        <Confetti />
      </div>
      <section className={styles.say}>
        <p className={styles.meta}>{idea.title}</p>
        <h2 tabIndex={-1} className={styles.cheer}>
          {cheer}
        </h2>
        <DoneNext who="fern" to="/progress" step={say(NEXT_STEPS.seeGarden)}>
          <Button variant="text" icon={replayIcon} onClick={() => send({ type: 'move.again', at: Date.now() })}>
            {COPY.again}
          </Button>
          <Button variant="text" onClick={() => send({ type: 'move.other' })}>
            {COPY.other}
          </Button>
        </DoneNext>
      </section>
    </div>
  );
}

/** What there is to praise: always a deed, and only one that was done. */
export interface Deed {
  readonly title: string;
  /** The timer rang, or the child said that it was done. */
  readonly ended: 'rang' | 'stopped';
  /** Picked by hand, not by the wheel. */
  readonly ownIdea: boolean;
  /** Never done before on this device. */
  readonly isNew: boolean;
  /** How many moves this visit had before, so that doing one again has another word. */
  readonly before: number;
}

const TO_THE_END = [CHEERS.tillItRang, CHEERS.toTheEnd, CHEERS.warm] as const;

/** Pogo's word for it: for having tried, for the idea, for going on, or for stopping in time. */
export function cheerFor({ title, ended, ownIdea, isNew, before }: Deed): string {
  if (ended === 'stopped') return inWords(CHEERS.stopped);
  if (isNew) return inWords(CHEERS.newMove);
  if (ownIdea && before === 0) return inWords(CHEERS.ownIdea);
  return fill(inWords(TO_THE_END)[before % TO_THE_END.length] ?? inWords(CHEERS.warm), { title });
}
