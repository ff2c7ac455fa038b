import { Slider as RadixSlider } from 'radix-ui';
import styles from './slider.module.css';

interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step?: number;
  readonly onChange: (value: number) => void;
  /** What the value means in words, for screen readers: "Very worried" rather than "3". */
  readonly valueText?: string;
  readonly disabled?: boolean;
}

/** A slider of few steps, each with its own bead. Colours come from `--slider-1` to `--slider-3` and `--slider-rim`. */
export function Slider({ label, value, min, max, step = 1, onChange, valueText, disabled = false }: SliderProps) {
  const beads = Array.from({ length: Math.round((max - min) / step) + 1 }, (_, index) => min + index * step);
  return (
    <RadixSlider.Root
      className={styles.root}
      value={[value]}
      min={min}
      max={max}
      step={step}
      disabled={disabled}
      onValueChange={([next]) => next !== undefined && onChange(next)}
    >
      <span className={styles.beads} aria-hidden="true">
        {beads.map((bead) => (
          <i key={bead} className={bead <= value ? styles.on : undefined} />
        ))}
      </span>
      <RadixSlider.Track className={styles.track}>
        <RadixSlider.Range className={styles.range} />
      </RadixSlider.Track>
      <RadixSlider.Thumb className={styles.thumb} aria-label={label} aria-valuetext={valueText} />
    </RadixSlider.Root>
  );
}
