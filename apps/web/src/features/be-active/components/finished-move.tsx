import { Button } from '../../../ui/button.tsx';
import { Confetti } from '../../../ui/confetti.tsx';
import { replayIcon } from '../../../ui/icons.ts';
import type { Idea } from '../be-active.catalogue.ts';
import { BE_ACTIVE_COPY as COPY } from '../be-active.copy.ts';
import { cheerFor } from '../cheer.ts';
import type { BeActiveContext } from '../machines/be-active.machine.ts';
import type { BeActive } from '../use-be-active.ts';
import styles from './move-card.module.css';

interface FinishedMoveProps {
  readonly idea: Idea;
  readonly context: BeActiveContext;
  readonly send: BeActive['send'];
}

/** Pogo cheers the trying, not the prize. */
export function FinishedMove({ idea, context, send }: FinishedMoveProps) {
  const { ended, pickedBy, isNew, finished } = context;
  const cheer = cheerFor({
    title: idea.title,
    ended: ended ?? 'stopped',
    ownIdea: pickedBy === 'child',
    isNew,
    before: finished - 1,
  });
  return (
    <>
      <Confetti />
      <p className={styles.meta}>{idea.title}</p>
      <h2 tabIndex={-1} className={styles.cheer}>
        {cheer}
      </h2>
      <div className={styles.actions}>
        <Button variant="main" onClick={() => send({ type: 'move.other' })}>
          {COPY.other}
        </Button>
        <Button icon={replayIcon} onClick={() => send({ type: 'move.again', at: Date.now() })}>
          {COPY.again}
        </Button>
      </div>
    </>
  );
}
