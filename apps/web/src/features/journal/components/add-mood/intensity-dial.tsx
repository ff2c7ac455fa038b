import { MOOD_LABELS } from '@wonderlings/journal/catalogue';
import { INTENSITY } from '@wonderlings/journal/contract';
import { Slider } from '../../../../ui/slider.tsx';
import styles from './intensity-dial.module.css';

interface IntensityDialProps {
  readonly value: number;
  /** The step in this feeling's own words. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onChange: (value: number) => void;
}

export function IntensityDial({ value, label, disabled, onChange }: IntensityDialProps) {
  return (
    <div className={styles.dial}>
      <p className={styles.question} aria-hidden="true">
        {MOOD_LABELS.sliderLabel}
      </p>
      <Slider
        label={MOOD_LABELS.sliderLabel}
        value={value}
        min={INTENSITY.min}
        max={INTENSITY.max}
        valueText={label}
        disabled={disabled}
        onChange={onChange}
      />
      <div className={styles.ends}>
        <span>{MOOD_LABELS.lessIntense}</span>
        <span>{MOOD_LABELS.moreIntense}</span>
      </div>
      <p className={styles.now}>{label}</p>
    </div>
  );
}
