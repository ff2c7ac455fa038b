import { fill } from '../../../lib/copy/fill.ts';
import { SECOND_MS } from '../../../lib/timed-session/steady-clock.ts';
import { secondsLeft } from '../../../lib/timed-session/timed-session.machine.ts';
import { BE_ACTIVE_COPY as COPY } from '../be-active.copy.ts';
import type { BeActiveContext } from '../machines/be-active.machine.ts';
import styles from './move-clock.module.css';

/** Huge seconds in a ring that empties. It is not read out by itself; a child that wants to know goes there. */
export function MoveClock({ shownMs, lengthMs }: Pick<BeActiveContext, 'shownMs' | 'lengthMs'>) {
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
