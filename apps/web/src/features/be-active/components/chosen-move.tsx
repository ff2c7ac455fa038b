import { fill } from '../../../lib/copy/fill.ts';
import { Button } from '../../../ui/button.tsx';
import { playIcon } from '../../../ui/icons.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Idea } from '../be-active.catalogue.ts';
import { BE_ACTIVE_COPY as COPY, SPINNER_COPY } from '../be-active.copy.ts';
import type { BeActiveContext } from '../machines/be-active.machine.ts';
import type { BeActive } from '../use-be-active.ts';
import styles from './move-card.module.css';
import { TimeTiles } from './time-tiles.tsx';

interface ChosenMoveProps {
  readonly idea: Idea;
  readonly context: BeActiveContext;
  readonly still: boolean;
  readonly active: BeActive;
  readonly onSpin: () => void;
}

export function ChosenMove({ idea, context, still, active, onSpin }: ChosenMoveProps) {
  const { pickedBy, seconds } = context;
  const meta = still && pickedBy === 'wheel' ? SPINNER_COPY.noMotion : SPINNER_COPY.yourMove;
  return (
    <>
      <div role="status">
        {pickedBy !== 'nobody' && <VisuallyHidden>{fill(SPINNER_COPY.result, { title: idea.title })}</VisuallyHidden>}
      </div>
      <p className={styles.meta}>{meta}</p>
      <h2 tabIndex={-1} className={styles.title}>
        {idea.title}
      </h2>
      <p className={styles.lead}>{idea.text}</p>
      <TimeTiles value={seconds} onChange={(next) => active.send({ type: 'time.choose', seconds: next })} />
      <div className={styles.actions}>
        <Button variant="main" icon={playIcon} onClick={active.start}>
          {COPY.start}
        </Button>
        {pickedBy === 'wheel' && (
          <Button variant="text" onClick={onSpin}>
            {SPINNER_COPY.respin}
          </Button>
        )}
      </div>
    </>
  );
}
