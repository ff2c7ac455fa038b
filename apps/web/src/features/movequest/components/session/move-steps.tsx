import type { Coach } from '../../movequest.catalogue.ts';
import { MOVEQUEST_COPY } from '../../movequest.copy.ts';
import styles from './move-steps.module.css';

interface MoveStepsProps {
  readonly coach: Coach;
  /** The move that is going on; all five lie behind when it is 5. */
  readonly moveIndex: number;
  readonly label?: string;
}

/** Five stones, one a move of this loop: done, on, and to come. */
export function MoveSteps({ coach, moveIndex, label = MOVEQUEST_COPY.steps }: MoveStepsProps) {
  return (
    <ol className={styles.stones} aria-label={label}>
      {coach.moves.map(({ id, name }, index) => (
        <li
          key={id}
          className={index < moveIndex ? styles.done : index === moveIndex ? styles.on : styles.toCome}
          aria-current={index === moveIndex ? 'step' : undefined}
        >
          {name}
        </li>
      ))}
    </ol>
  );
}
