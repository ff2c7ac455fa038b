import { RadioGroup } from 'radix-ui';
import { fill } from '../../lib/copy/fill.ts';
import { Button } from '../../ui/button.tsx';
import { playIcon } from '../../ui/icons.ts';
import { Unbroken } from '../../ui/unbroken.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { Idea } from './be-active.catalogue.ts';
import { BE_ACTIVE_COPY as COPY, SPINNER_COPY } from './be-active.copy.ts';
import { type BeActiveContext, type Seconds, TIMES } from './be-active.machine.ts';
import styles from './move-card.module.css';
import type { BeActive } from './use-be-active.ts';

interface ChosenMoveProps {
  readonly idea: Idea;
  readonly context: BeActiveContext;
  readonly still: boolean;
  readonly active: BeActive;
  readonly onSpin: () => void;
}

export function ChosenMove({ idea, context, still, active, onSpin }: ChosenMoveProps) {
  const { pickedBy, seconds } = context;
  const meta = still && pickedBy === 'wheel' ? SPINNER_COPY.noMotion : SPINNER_COPY.yourMove;
  return (
    <>
      <div role="status">
        {pickedBy && <VisuallyHidden>{fill(SPINNER_COPY.result, { title: idea.title })}</VisuallyHidden>}
      </div>
      <p className={styles.meta}>{meta}</p>
      <h2 tabIndex={-1} className={styles.title}>
        {idea.title}
      </h2>
      <p className={styles.lead}>
        <Unbroken>{idea.text}</Unbroken>
      </p>
      <TimeTiles value={seconds} onChange={(next) => active.send({ type: 'time.choose', seconds: next })} />
      <div className={styles.actions}>
        <Button variant="main" icon={playIcon} onClick={active.start}>
          {COPY.start}
        </Button>
        {pickedBy === 'wheel' && (
          <Button variant="text" onClick={onSpin}>
            {SPINNER_COPY.respin}
          </Button>
        )}
      </div>
    </>
  );
}

interface TimeTilesProps {
  readonly value: Seconds;
  readonly onChange: (seconds: Seconds) => void;
}

function TimeTiles({ value, onChange }: TimeTilesProps) {
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
