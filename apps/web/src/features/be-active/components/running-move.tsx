import { useKeepAwake } from '../../../lib/timed-session/use-keep-awake.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Button } from '../../../ui/button.tsx';
import { pauseIcon, playIcon } from '../../../ui/icons.ts';
import type { Idea } from '../be-active.catalogue.ts';
import { BE_ACTIVE_COPY as COPY } from '../be-active.copy.ts';
import type { BeActiveContext } from '../machines/be-active.machine.ts';
import { timerLine } from '../timer-line.ts';
import type { BeActive } from '../use-be-active.ts';
import styles from './move-card.module.css';
import { MoveClock } from './move-clock.tsx';

interface RunningMoveProps {
  readonly idea: Idea;
  readonly context: BeActiveContext;
  readonly isPaused: boolean;
  readonly send: BeActive['send'];
}

export function RunningMove({ idea, context: { shownMs, lengthMs }, isPaused, send }: RunningMoveProps) {
  useKeepAwake(!isPaused);
  return (
    <>
      <h2 tabIndex={-1} className={styles.title}>
        {idea.title}
      </h2>
      <p className={styles.lead}>{idea.text}</p>
      <div className={styles.clock}>
        <MoveClock shownMs={shownMs} lengthMs={lengthMs} />
        <p className={styles.line} role="status">
          {isPaused ? COPY.paused : timerLine(shownMs, lengthMs)}
        </p>
      </div>
      <div className={styles.actions}>
        <Button
          variant="main"
          icon={isPaused ? playIcon : pauseIcon}
          onClick={() => send({ type: isPaused ? 'timer.resume' : 'timer.pause', at: Date.now() })}
        >
          {isPaused ? COPY.resume : COPY.pause}
        </Button>
        <Button icon={checkIcon} onClick={() => send({ type: 'move.done' })}>
          {COPY.done}
        </Button>
      </div>
    </>
  );
}
