import { fill } from '../../../../lib/copy/fill.ts';
import { SECOND_MS } from '../../../../lib/timed-session/steady-clock.ts';
import { secondsLeft } from '../../../../lib/timed-session/timed-session.machine.ts';
import { MOVEQUEST_COPY as COPY } from '../../movequest.copy.ts';
import styles from './move-timer.module.css';

interface MoveTimerProps {
  readonly shownMs: number;
  /** Of the whole move. */
  readonly seconds: number;
  readonly isPaused: boolean;
}

/** Huge seconds in a ring that empties. A timer is not read out by itself; a child that wants to know goes there. */
export function MoveTimer({ shownMs, seconds, isPaused }: MoveTimerProps) {
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
