import { type ChangeEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fill } from '../../lib/copy/fill.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { IconShape } from '../../ui/icon.tsx';
import { pencilIcon, plusIcon } from '../../ui/icons.ts';
import { Tag } from '../../ui/tag.tsx';
import styles from './age-card.module.css';
import { SLEEP_COPY, SLEEP_OWN_COPY } from './sleep.copy.ts';
import { MAX_AGE, MIN_AGE, parseAge, recommendationFor } from './sleep-analysis.ts';

const minusIcon: IconShape = { line: 'M5 12h14' };

interface AgeCardProps {
  /** Whether the field is there at once: the first time. */
  readonly open: boolean;
  /** The last age that was one. */
  readonly age: number;
  /** What is known of it from another page: some years (`10-11`). */
  readonly ages: string | null;
  readonly onChange: (age: number) => void;
}

/** Asked once, then a line. What is typed stays as it is typed; an age that is none is said so at the field, and the last good one goes on. */
export function AgeCard({ open, age, ages, onChange }: AgeCardProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(open);
  const [typed, setTyped] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const wrong = typed !== undefined && parseAge(typed) === null;
  const { category, minHours, maxHours } = recommendationFor(age);

  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const next = parseAge(target.value);
    setTyped(target.value);
    if (next !== null) onChange(next);
  };
  const step = (by: number) => {
    setTyped(undefined);
    onChange(age + by);
  };

  const range = (
    <p className={styles.range} id={`${id}-range`}>
      <Tag>{category}</Tag>
      <span>{fill(SLEEP_OWN_COPY.ageRange, { min: minHours, max: maxHours })}</span>
    </p>
  );
  if (!isOpen) {
    const change = () => {
      flushSync(() => setOpen(true));
      input.current?.focus();
    };
    return (
      <Card>
        <div className={styles.folded}>
          <b>{fill(SLEEP_OWN_COPY.yourAge, { age: ages ?? age })}</b>
          {range}
          <Button variant="text" icon={pencilIcon} onClick={change}>
            {SLEEP_OWN_COPY.changeAge}
          </Button>
        </div>
      </Card>
    );
  }
  return (
    <Card>
      <div className={styles.row}>
        <h2 id={`${id}-label`}>{SLEEP_COPY.ageHeading}</h2>
        <div className={styles.age}>
          <IconButton
            icon={minusIcon}
            label={SLEEP_OWN_COPY.younger}
            disabled={age <= MIN_AGE}
            onClick={() => step(-1)}
          />
          <input
            ref={input}
            className={styles.input}
            type="number"
            inputMode="numeric"
            min={MIN_AGE}
            max={MAX_AGE}
            value={typed ?? age}
            onChange={type}
            // Back to the age that holds, once it is the same anyway; a wrong one stays, with its words.
            onBlur={() => !wrong && setTyped(undefined)}
            aria-labelledby={`${id}-label`}
            aria-invalid={wrong || undefined}
            aria-describedby={wrong ? `${id}-error` : `${id}-range`}
          />
          <IconButton icon={plusIcon} label={SLEEP_OWN_COPY.older} disabled={age >= MAX_AGE} onClick={() => step(1)} />
        </div>
        {range}
      </div>
      {/* The live region is there before its words, so that they are read when they come. */}
      <p className={styles.error} id={`${id}-error`} role="alert">
        {wrong && fill(SLEEP_OWN_COPY.ageWrong, { age })}
      </p>
    </Card>
  );
}
