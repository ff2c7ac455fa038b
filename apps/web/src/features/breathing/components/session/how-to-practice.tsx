import { fill } from '../../../../lib/copy/fill.ts';
import { type BreathPosition, phasesOf } from '../../breath-position.ts';
import { BREATHING_SAFETY, BREATHING_STEPS, type BreathingLevel } from '../../breathing.catalogue.ts';
import { BREATHING } from '../../breathing.copy.ts';
import styles from './how-to-practice.module.css';

interface HowToPracticeProps {
  readonly level: BreathingLevel;
  /** The step that is being breathed. */
  readonly lit: BreathPosition['phase'] | null;
}

/** Three steps with this level's seconds, and what keeps them safe. */
export function HowToPractice({ level, lit }: HowToPracticeProps) {
  const seconds = Object.fromEntries(phasesOf(level));
  return (
    <>
      <h2>{BREATHING.howTo}</h2>
      <ol className={styles.steps}>
        {BREATHING_STEPS.map(({ id, title, text }) => (
          <li key={id} className={styles.step} aria-current={id === lit ? 'step' : undefined}>
            <span className={styles.seconds}>
              {seconds[id]}
              <small>sec</small>
            </span>
            <p>
              <b>{title}</b> {fill(text, { seconds: seconds[id] ?? 0 })}
            </p>
          </li>
        ))}
      </ol>
      <ul className={styles.safety}>
        {BREATHING_SAFETY.lines.slice(1).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  );
}
