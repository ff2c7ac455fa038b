import { Progress as RadixProgress } from 'radix-ui';
import styles from './progress.module.css';

interface ProgressProps {
  /** What grows, for screen readers: "Breathing". */
  readonly label: string;
  readonly value: number;
  readonly max?: number;
  /** The value in words, where a percentage says too little: "2 of 5 cycles". */
  readonly valueText?: string;
}

/** A painted stroke in a paper groove. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const done = Math.min(Math.max(value, 0), max);
  return (
    <RadixProgress.Root
      className={styles.groove}
      aria-label={label}
      value={done}
      max={max}
      getValueLabel={(now, most) => valueText ?? `${Math.round((now / most) * 100)}%`}
    >
      <RadixProgress.Indicator className={styles.stroke} style={{ width: `${(done / max) * 100}%` }} />
    </RadixProgress.Root>
  );
}
