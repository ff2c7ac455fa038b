import { STEPS } from '../questionnaire.ts';
import styles from './lanterns.module.css';

/** One for each of the three questions: lit, being lit, or still to come. The words beside them say the number. */
export function Lanterns({ current }: { readonly current: number }) {
  return (
    <span className={styles.lanterns} aria-hidden="true">
      {STEPS.slice(1).map((step, index) => (
        <Lantern key={step} state={index + 1 < current ? 'lit' : index + 1 === current ? 'now' : 'off'} />
      ))}
    </span>
  );
}

const GLASS = 'M12 12c6-3 14-3 20 0 9 9 9 27 0 36-6 3-14 3-20 0-9-9-9-27 0-36z';

function Lantern({ state }: { readonly state: 'lit' | 'now' | 'off' }) {
  return (
    <svg className={styles.lantern} data-light={state} viewBox="0 0 44 60" aria-hidden="true">
      {state !== 'off' && <path d="M22 2v8" />}
      <path className={styles.glass} d={GLASS} />
      {state !== 'off' && <path className={styles.shine} d="M10 22c-2 5-2 11 0 16" />}
      <path d="M15 53c4 2 10 2 14 0" />
    </svg>
  );
}
