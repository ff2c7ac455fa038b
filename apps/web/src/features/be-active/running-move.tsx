import { Wonderling } from '../../art/companions/wonderling.tsx';
import { useCalmMotion } from '../../lib/comfort/comfort.ts';
import { fill } from '../../lib/copy/fill.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { secondsLeft } from '../../lib/timed-session/timed-session.machine.ts';
import { useKeepAwake } from '../../lib/timed-session/use-keep-awake.ts';
import { inWords } from '../../lib/words/words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { pauseIcon, playIcon } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import type { Idea } from './be-active.catalogue.ts';
import { BE_ACTIVE_COPY as COPY, TIMER_LINES } from './be-active.copy.ts';
import type { BeActiveContext } from './be-active.machine.ts';
import styles from './move-card.module.css';
import { IdeaPicture } from './pictures/idea-picture.tsx';
import type { BeActive } from './use-be-active.ts';

interface RunningMoveProps {
  readonly idea: Idea;
  readonly context: BeActiveContext;
  readonly isPaused: boolean;
  readonly send: BeActive['send'];
}

export function RunningMove({ idea, context: { shownMs, lengthMs }, isPaused, send }: RunningMoveProps) {
  useKeepAwake(!isPaused);
  return (
    <div className={styles.running}>
      <MoveClock shownMs={shownMs} lengthMs={lengthMs} />
      <div className={styles.scene}>
        <Pogo beat={isPaused ? 0 : Math.floor(shownMs / SECOND_MS)} />
        {/* Pogo hops to all of them: what is to be done is drawn beside it. */}
        <span className={styles.picture}>
          <IdeaPicture idea={idea.id} />
        </span>
      </div>
      <h2 tabIndex={-1} className={styles.title}>
        {idea.title}
      </h2>
      <p className={styles.lead}>
        <Unbroken>{idea.text}</Unbroken>
      </p>
      <p className={styles.line} role="status">
        {isPaused ? COPY.paused : timerLine(shownMs, lengthMs)}
      </p>
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
    </div>
  );
}

/** Moves along, a second up and a second down; stands still where nothing is to move. */
function Pogo({ beat }: { readonly beat: number }) {
  const isUp = !useCalmMotion() && beat % 2 === 1;
  return (
    <span className={styles.pogo} data-up={isUp || undefined}>
      <Wonderling who="pogo" mood={isUp ? 'cheering' : 'happy'} pose={isUp ? UP : DOWN} size={240} />
    </span>
  );
}

const UP = { squash: 1.05 };
const DOWN = { squash: 0.95 };

/** The last bit is a sixth: five seconds of thirty. */
const LAST_SHARE = 1 / 6;

export function timerLine(shownMs: number, lengthMs: number): string {
  const left = (lengthMs - shownMs) / lengthMs;
  if (left <= LAST_SHARE) return inWords(TIMER_LINES.last);
  return left <= 0.5 ? inWords(TIMER_LINES.half) : inWords(TIMER_LINES.start);
}

/** Huge seconds in a ring that empties. It is not read out by itself; a child that wants to know goes there. */
function MoveClock({ shownMs, lengthMs }: Pick<BeActiveContext, 'shownMs' | 'lengthMs'>) {
  const left = secondsLeft(shownMs, lengthMs);
  const seconds = lengthMs / SECOND_MS;
  return (
    <div className={styles.clock} role="timer" aria-label={fill(COPY.secondsLeft, { n: left })}>
      <svg viewBox="0 0 140 140" aria-hidden="true">
        <circle className={styles.groove} cx="70" cy="70" r="58" />
        <circle
          className={styles.ring}
          cx="70"
          cy="70"
          r="58"
          pathLength={seconds}
          strokeDasharray={`${left} ${seconds}`}
          transform="rotate(-90 70 70)"
        />
      </svg>
      <b aria-hidden="true">{left}</b>
    </div>
  );
}
