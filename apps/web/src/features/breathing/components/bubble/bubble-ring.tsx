import { type BreathPosition, phasesOf } from '../../breath-position.ts';
import type { BreathingLevel } from '../../breathing.catalogue.ts';
import { RING_LENGTH, ringArcs } from '../../ring-arcs.ts';
import styles from './bubble.module.css';

const GAP = 3.5;

interface BubbleRingProps {
  readonly level: BreathingLevel;
  readonly lit: BreathPosition['phase'] | null;
}

/** Three arcs, each as long as its phase; the one that is breathed is lit. */
export function BubbleRing({ level, lit }: BubbleRingProps) {
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
