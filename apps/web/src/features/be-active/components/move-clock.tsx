import { fill } from '../../../lib/copy/fill.ts';
import { secondsShown } from '../../../lib/countdown/countdown.ts';
import { BE_ACTIVE_COPY as COPY } from '../be-active.copy.ts';
import styles from './move-clock.module.css';

/** Huge seconds in a ring that empties. It is not read out by itself; whoever wants to know goes there. */
export function MoveClock({ leftMs, seconds }: { readonly leftMs: number; readonly seconds: number }) {
  const left = secondsShown(leftMs);
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
