import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './move-steps.module.css';
import type { Coach } from './movequest.catalogue.ts';
import { MOVEQUEST_COPY } from './movequest.copy.ts';

interface MoveStepsProps {
  readonly coach: Coach;
  /** For each of the five whether it was done; one that was skipped waits, like those to come. */
  readonly done: readonly boolean[];
  /** The move that is going on; none at the end. */
  readonly moveIndex?: number;
  readonly label?: string;
}

/** Five stones, one a move: done, on, and waiting. */
export function MoveSteps({ coach, done, moveIndex, label = MOVEQUEST_COPY.steps }: MoveStepsProps) {
  return (
    <ol className={styles.stones} data-going={moveIndex !== undefined || undefined} aria-label={label}>
      {coach.moves.map(({ id, name }, index) => (
        <li
          key={id}
          className={index === moveIndex ? styles.on : done[index] ? styles.done : undefined}
          aria-current={index === moveIndex ? 'step' : undefined}
        >
          <span>
            <Unbroken>{name}</Unbroken>
          </span>
        </li>
      ))}
    </ol>
  );
}
