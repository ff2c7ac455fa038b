import { fill } from '../../../lib/copy/fill.ts';
import { checkIcon } from '../../../ui/bar-icons.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SET_UP_COPY } from '../grown-up.copy.ts';
import styles from './step-dots.module.css';

/** Where one is in the three steps. @param step from 1 */
export function StepDots({ step }: { readonly step: number }) {
  return (
    <ol className={styles.steps} aria-label={fill(SET_UP_COPY.stepsLabel, { n: step })}>
      {SET_UP_COPY.steps.map((name, index) => (
        <li key={name} aria-current={index + 1 === step ? 'step' : undefined} data-done={index + 1 < step || undefined}>
          <i aria-hidden="true">{index + 1 < step ? <Icon shape={checkIcon} /> : index + 1}</i>
          <span>{name}</span>
        </li>
      ))}
    </ol>
  );
}
