import styles from './huge-seconds.module.css';

interface HugeSecondsProps {
  readonly left: number;
  /** What a screen reader says of them where it is asked. */
  readonly label: string;
  /** Below the number. */
  readonly unit?: string;
  readonly className?: string | undefined;
}

/**
 * The seconds that are left, to be read from three metres: as high as `--number`, white with a rim of the text's color. They are
 * not read out by themselves; a child that wants to know goes there.
 */
export function HugeSeconds({ left, label, unit, className }: HugeSecondsProps) {
  return (
    <div className={`${styles.seconds} ${className}`} role="timer" aria-label={label}>
      <b aria-hidden="true">{left}</b>
      {unit && <small aria-hidden="true">{unit}</small>}
    </div>
  );
}
