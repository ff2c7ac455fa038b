import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useCalmMotion } from '../../lib/comfort/comfort.ts';
import { fill } from '../../lib/copy/fill.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { secondsLeft } from '../../lib/timed-session/timed-session.machine.ts';
import { useKeepAwake } from '../../lib/timed-session/use-keep-awake.ts';
import { inWords } from '../../lib/words/words.ts';
import { Button } from '../../ui/button.tsx';
import { HugeSeconds } from '../../ui/timed-session/huge-seconds.tsx';
import { PauseButton } from '../../ui/timed-session/pause-button.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { Idea } from './be-active.catalogue.ts';
import { BE_ACTIVE_COPY as COPY, TIMER_LINES } from './be-active.copy.ts';
import type { BeActiveContext } from './be-active.machine.ts';
import { MoveHill, MoveSky } from './move-scene.tsx';
import { IdeaPicture } from './pictures/idea-picture.tsx';
import { POSES } from './pogo-poses.ts';
import styles from './running-move.module.css';
import type { BeActive } from './use-be-active.ts';

interface RunningMoveProps {
  readonly idea: Idea;
  readonly context: BeActiveContext;
  readonly isPaused: boolean;
  readonly send: BeActive['send'];
}

/** The move as large as the screen. */
export function RunningMove({ idea, context: { shownMs, lengthMs }, isPaused, send }: RunningMoveProps) {
  const left = secondsLeft(shownMs, lengthMs);
  useKeepAwake(!isPaused);
  return (
    <div className={styles.running}>
      <div className={styles.scene}>
        <MoveSky />
      </div>
      <MoveHill className={styles.hill} />
      <h2 tabIndex={-1} className={styles.title}>
        {idea.title}
      </h2>
      <HugeSeconds left={left} label={fill(COPY.secondsLeft, { n: left })} className={styles.clock} />
      <div className={styles.stage}>
        <Pogo idea={idea} beat={isPaused ? null : Math.floor(shownMs / SECOND_MS)} />
      </div>
      <div className={styles.words}>
        <p className={styles.lead}>
          <Unbroken>{idea.text}</Unbroken>
        </p>
        <p className={styles.line} role="status">
          {isPaused ? COPY.paused : timerLine(shownMs, lengthMs)}
        </p>
      </div>
      <div className={styles.actions}>
        <PauseButton
          isPaused={isPaused}
          words={COPY}
          className={styles.pause}
          onClick={() => send({ type: isPaused ? 'timer.resume' : 'timer.pause', at: Date.now() })}
        />
        <Button className={styles.done} onClick={() => send({ type: 'move.done' })}>
          {COPY.done}
        </Button>
      </div>
    </div>
  );
}

/** Does the move in two pictures, a second each; stands still where nothing is to move. What the move is about is drawn beside. */
function Pogo({ idea, beat }: { readonly idea: Idea; readonly beat: number | null }) {
  const still = useCalmMotion();
  const poses = POSES[idea.id];
  const pose = beat === null ? undefined : poses[still ? 0 : beat % 2];
  return (
    <span className={styles.pogo}>
      <Wonderling who="pogo" size={340} pose={pose} />
      <span className={styles.picture}>
        <IdeaPicture idea={idea.id} />
      </span>
    </span>
  );
}

/** The last bit is a sixth: five seconds of thirty. */
const LAST_SHARE = 1 / 6;

export function timerLine(shownMs: number, lengthMs: number): string {
  const left = (lengthMs - shownMs) / lengthMs;
  if (left <= LAST_SHARE) return inWords(TIMER_LINES.last);
  return left <= 0.5 ? inWords(TIMER_LINES.half) : inWords(TIMER_LINES.start);
}
