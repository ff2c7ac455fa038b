import { WEEKLY_GOALS } from '@wonderlings/rewards/catalogue';
import { useId } from 'react';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { waitSentence } from '../../lib/api/api-error.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Unbroken } from '../../ui/unbroken.tsx';
import styles from './goal-dialog.module.css';
import { GOAL_COPY } from './goals.copy.ts';

interface GoalDialogProps {
  readonly current: string | null;
  /** The one that is being saved. */
  readonly pending: string | null;
  /** Why the last one was not saved. */
  readonly failed: Error | null;
  readonly onPick: (goal: string) => void;
  readonly onClose: () => void;
}

const KINDS = [
  { countedBy: 'app', heading: GOAL_COPY.countedByApp },
  { countedBy: 'tick', heading: GOAL_COPY.countedByTick },
] as const;

/** All twelve, each with what it asks for. A press picks one. */
export function GoalDialog({ current, pending, failed, onPick, onClose }: GoalDialogProps) {
  const id = useId();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="wide"
      title={GOAL_COPY.dialogTitle}
      description={GOAL_COPY.dialogText}
    >
      {failed && (
        <p role="alert" className={styles.failed}>
          {waitSentence(failed) ?? GOAL_COPY.failed}
        </p>
      )}
      {KINDS.map(({ countedBy, heading }) => (
        <section key={countedBy} aria-labelledby={`${id}-${countedBy}`} className={styles.kind}>
          <h3 id={`${id}-${countedBy}`}>{heading}</h3>
          <ul className={styles.goals}>
            {WEEKLY_GOALS.filter((goal) => goal.countedBy === countedBy).map((goal) => (
              <li key={goal.id}>
                <button
                  type="button"
                  className={styles.goal}
                  aria-pressed={goal.id === current}
                  aria-busy={goal.id === pending || undefined}
                  disabled={pending !== null}
                  onClick={() => (goal.id === current ? onClose() : onPick(goal.id))}
                >
                  <RewardArt icon={goal.icon} size={64} />
                  <span className={styles.words}>
                    <b>{goal.title}</b>
                    <span>
                      <Unbroken>{goal.description}</Unbroken>
                    </span>
                    {goal.id === current && <Tag accent>{GOAL_COPY.now}</Tag>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
