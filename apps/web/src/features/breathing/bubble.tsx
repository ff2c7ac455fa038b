import { useCallback, useRef } from 'react';
import { useCalmMotion } from '../../lib/comfort/comfort.ts';
import type { SteadyClock } from '../../lib/timed-session/steady-clock.ts';
import { useClockMotion } from '../../lib/timed-session/use-clock-motion.ts';
import { breathMotion } from './breath-motion.ts';
import { type BreathPosition, phasesOf } from './breath-position.ts';
import { Orb, RING_LENGTH, ringArcs } from './breath-shapes.tsx';
import type { BreathingLevel } from './breathing.catalogue.ts';
import styles from './bubble.module.css';

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

const GAP = 3.5;

interface BubbleRingProps {
  readonly level: BreathingLevel;
  readonly lit: BreathPosition['phase'] | null;
}

/** Three arcs, each as long as its phase; the one that is breathed is lit. */
function BubbleRing({ level, lit }: BubbleRingProps) {
  return (
    <svg className={styles.ring} viewBox="0 0 400 400" aria-hidden="true">
      <g fill="none" strokeLinecap="round" transform="rotate(-90 200 200)">
        {ringArcs(phasesOf(level), GAP).map(({ phase, dashArray, dashOffset }) => (
          <circle
            key={phase}
            className={styles.arc}
            data-lit={phase === lit || undefined}
            cx="200"
            cy="200"
            r="190"
            pathLength={RING_LENGTH}
            strokeDasharray={dashArray}
            strokeDashoffset={dashOffset}
          />
        ))}
      </g>
    </svg>
  );
}

/** Motes of light: two handfuls drawn in with the breath, two released. Each handful moves as one layer. */
function Motes() {
  return (
    <>
      <Handful moves="gather" />
      <Handful moves="gather" late />
      <Handful moves="scatter" />
      <Handful moves="scatter" late />
    </>
  );
}

function Handful({ moves, late = false }: { readonly moves: 'gather' | 'scatter'; readonly late?: boolean }) {
  return (
    <span
      className={late ? `${styles.drift} ${styles.late}` : styles.drift}
      data-moves={moves}
      data-late={late ? '' : undefined}
      aria-hidden="true"
    >
      <i />
      <i />
      <i />
      <i />
    </span>
  );
}
