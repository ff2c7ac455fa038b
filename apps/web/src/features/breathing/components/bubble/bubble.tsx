import { useCallback, useRef } from 'react';
import { useCalmMotion } from '../../../../lib/comfort/use-calm-motion.ts';
import type { SteadyClock } from '../../../../lib/timed-session/steady-clock.ts';
import { useClockMotion } from '../../../../lib/timed-session/use-clock-motion.ts';
import { breathMotion } from '../../breath-motion.ts';
import type { BreathPosition } from '../../breath-position.ts';
import type { BreathingLevel } from '../../breathing.catalogue.ts';

import styles from './bubble.module.css';
import { BubbleRing } from './bubble-ring.tsx';
import { Motes } from './motes.tsx';
import { Orb } from './orb.tsx';

interface BubbleProps {
  readonly level: BreathingLevel;
  readonly position: BreathPosition;
  readonly clock: SteadyClock;
  readonly shownMs: number;
  /** The word in the bubble. */
  readonly word: string;
}

/** The one light in the dark: it grows with the breath, by the machine's clock, and stands still with it. */
export function Bubble({ level, position, clock, shownMs, word }: BubbleProps) {
  const stage = useRef<HTMLDivElement>(null);
  const still = useCalmMotion();
  const running = clock.runningSince !== null;
  const motionOf = useCallback((data: DOMStringMap) => breathMotion(level, data), [level]);
  useClockMotion(stage, { motionOf, clock, shownMs, still });

  return (
    <div ref={stage} className={styles.bubble} data-held={!running || undefined} data-still={still || undefined}>
      <i className={`${styles.aura} ${styles.far}`} data-moves="swell" data-to="2.6" />
      <i className={`${styles.aura} ${styles.middle}`} data-moves="swell" data-to="2.1" />
      <i className={`${styles.aura} ${styles.near}`} data-moves="swell" data-to="1.7" />
      <BubbleRing level={level} lit={running || shownMs > 0 ? position.phase : null} />
      {/* Once round a cycle: it can be followed without reading. */}
      <i className={styles.mote} data-moves="mote" />
      <Motes />
      <div className={styles.orb} data-moves="swell" data-to="1.46">
        <Orb />
      </div>
      <div className={styles.say} role="timer">
        <span className={styles.word}>{word}</span> <span className={styles.count}>{position.countdown}</span>
      </div>
    </div>
  );
}
