import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import lift from '../../../ui/lift.module.css';
import styles from './choice.module.css';

interface ChoiceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  readonly picture: ReactNode;
  /** A name that is seen; otherwise give `aria-label`. */
  readonly name?: string;
  readonly label?: string;
  readonly ref?: Ref<HTMLInputElement>;
}

/** One of several pictures to choose between: a radio button with a face. */
export function Choice({ picture, label, ...radio }: ChoiceProps) {
  return (
    <label className={`${styles.choice} ${lift.lift}`}>
      <input {...radio} type="radio" className={styles.radio} />
      {picture}
      {label && <b className={styles.label}>{label}</b>}
    </label>
  );
}
