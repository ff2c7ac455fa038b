import { RadioGroup } from 'radix-ui';
import { BE_ACTIVE_COPY as COPY } from '../be-active.copy.ts';
import { type Seconds, TIMES } from '../machines/be-active.machine.ts';
import styles from './time-tiles.module.css';

interface TimeTilesProps {
  readonly value: Seconds;
  readonly onChange: (seconds: Seconds) => void;
}

export function TimeTiles({ value, onChange }: TimeTilesProps) {
  return (
    <RadioGroup.Root
      className={styles.tiles}
      aria-label={COPY.timer}
      value={`${value}`}
      onValueChange={(next) => {
        const seconds = TIMES.find((time) => `${time}` === next);
        if (seconds) onChange(seconds);
      }}
    >
      {TIMES.map((time) => (
        <RadioGroup.Item key={time} value={`${time}`} className={styles.tile} aria-label={`${time} ${COPY.seconds}`}>
          <b>{time}</b>
          <span>{COPY.seconds}</span>
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  );
}
