import { phasesOf } from '../../breath-position.ts';
import type { BreathingLevel } from '../../breathing.catalogue.ts';
import { RING_LENGTH, ringArcs } from '../../ring-arcs.ts';
import { Orb } from '../bubble/orb.tsx';
import { CloudPuff } from '../cloud-puff.tsx';
import styles from './level-card.module.css';

const GAP = 5;
/** Where a level's clouds hang in its bubble, one for each cycle. */
const CLOUD_PLACES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  3: [
    [78, 112],
    [122, 112],
    [100, 84],
  ],
  4: [
    [78, 84],
    [122, 84],
    [78, 118],
    [122, 118],
  ],
  5: [
    [78, 78],
    [122, 78],
    [100, 102],
    [78, 126],
    [122, 126],
  ],
};

/** The level's own breath as a shape: arcs as long as its seconds, a cloud for each cycle. */
export function LevelRing({ level }: { readonly level: BreathingLevel }) {
  const arcs = ringArcs(phasesOf(level), GAP);
  return (
    <div className={styles.art} aria-hidden="true">
      <div className={styles.orb}>
        <Orb petals={1} />
      </div>
      <svg className={styles.ring} viewBox="-14 -14 228 228" aria-hidden="true">
        <g fill="none" strokeWidth="7" strokeLinecap="round" transform="rotate(-90 100 100)">
          {arcs.map(({ phase, dashArray, dashOffset }) => (
            <circle
              key={phase}
              className={styles[phase]}
              cx="100"
              cy="100"
              r="94"
              pathLength={RING_LENGTH}
              strokeDasharray={dashArray}
              strokeDashoffset={dashOffset}
            />
          ))}
        </g>
        {CLOUD_PLACES[level.cycles]?.map(([x, y]) => (
          <CloudPuff key={`${x} ${y}`} x={x} y={y} scale={0.52} stroke="#4A3A78" strokeWidth={2.4} />
        ))}
        {arcs.map(({ phase, seconds, middle }) => (
          <g key={phase} transform={`rotate(${middle} 100 100) translate(100 6) rotate(${-middle})`}>
            <circle r="15" fill="var(--deep-1)" stroke="var(--deep-line)" strokeWidth="2.5" />
            <text y="6.5" textAnchor="middle">
              {seconds}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}
