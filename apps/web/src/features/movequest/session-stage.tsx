import { MOVES, SEATED_MOVES } from '../../art/companions/moves/moves.ts';
import { MovingWonderling } from '../../art/companions/moves/moving-wonderling.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { SECOND_MS } from '../../lib/timed-session/steady-clock.ts';
import { secondsLeft } from '../../lib/timed-session/timed-session.machine.ts';
import { Button } from '../../ui/button.tsx';
import { pauseIcon, playIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import { MoveStage } from './move-stage.tsx';
import type { Way } from './move-ways.tsx';
import type { Coach } from './movequest.catalogue.ts';
import { MOVEQUEST_COPY as COPY } from './movequest.copy.ts';
import type { MoveQuestContext } from './movequest.machine.ts';
import { loopsOf } from './session-plan.ts';
import styles from './session-stage.module.css';
import type { MoveQuest } from './use-movequest.ts';

interface SessionStageProps {
  readonly coach: Coach;
  readonly context: MoveQuestContext;
  readonly way: Way;
  readonly isPaused: boolean;
  readonly send: MoveQuest['send'];
}

/** The coach doing the move, with what is to be read from three metres: where in the session, and how long still. */
export function SessionStage({ coach, context, way, isPaused, send }: SessionStageProps) {
  const { level, loop, moveIndex, shownMs, secondsPerMove } = context;
  const move = (way === 'seated' ? SEATED_MOVES : MOVES)[coach.id][moveIndex];
  const cheer = cheerOf(coach, context);
  return (
    <div className={styles.whole}>
      <MoveStage coach={coach.id}>
        <MoveTimer shownMs={shownMs} seconds={secondsPerMove} isPaused={isPaused} />
        {move && (
          <MovingWonderling
            who={coach.id}
            move={move}
            playing={!isPaused}
            size={420}
            title={fill(COPY.shows, { coach: coach.name, move: move.name })}
            className={styles.coach}
          />
        )}
        {cheer && <p className={styles.cheer}>{cheer}</p>}
      </MoveStage>
      {/* Below, and not over hands and feet: those are what is shown. */}
      <div className={styles.below}>
        <div className={styles.tags}>
          <Tag>{`${COPY.badgeLevel}: ${COPY.levelNames[level]}`}</Tag>
          <Tag>{fill(COPY.badgeLoop, { x: loop, y: loopsOf(level) })}</Tag>
          <Tag>{fill(COPY.badgeMove, { n: moveIndex + 1 })}</Tag>
        </div>
        {isPaused ? (
          <Button icon={playIcon} onClick={() => send({ type: 'session.resume', at: Date.now() })}>
            {COPY.resume}
          </Button>
        ) : (
          <Button icon={pauseIcon} onClick={() => send({ type: 'session.pause', at: Date.now() })}>
            {COPY.pause}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Long enough to be read by a beginner while moving on. */
const CHEER_MS = 6 * SECOND_MS;

/** The coach's word for the move that was just done to its end, during the first seconds of the next one. */
function cheerOf({ moves }: Coach, context: Pick<MoveQuestContext, 'justDone' | 'shownMs'>) {
  const { justDone, shownMs } = context;
  if (justDone === null || shownMs >= CHEER_MS) return undefined;
  return moves[justDone]?.cheer;
}

interface MoveTimerProps {
  readonly shownMs: number;
  /** Of the whole move. */
  readonly seconds: number;
  readonly isPaused: boolean;
}

/** Huge seconds in a ring that empties. A timer is not read out by itself; a child that wants to know goes there. */
function MoveTimer({ shownMs, seconds, isPaused }: MoveTimerProps) {
  const left = secondsLeft(shownMs, seconds * SECOND_MS);
  return (
    <div className={styles.timer} role="timer" aria-label={fill(COPY.timer, { n: left })}>
      <svg viewBox="0 0 140 140" aria-hidden="true">
        <circle className={styles.paper} cx="70" cy="70" r="64" />
        <circle className={styles.groove} cx="70" cy="70" r="54" />
        <circle
          className={styles.ring}
          cx="70"
          cy="70"
          r="54"
          pathLength={seconds}
          strokeDasharray={`${left} ${seconds}`}
          transform="rotate(-90 70 70)"
        />
      </svg>
      <b aria-hidden="true">{left}</b>
      <small aria-hidden="true">{isPaused ? COPY.paused : COPY.timerUnit}</small>
    </div>
  );
}
