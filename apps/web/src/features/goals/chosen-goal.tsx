import type { WeeklyGoalNow } from '@wonderlings/rewards/weekly-goal-contract';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { fill } from '../../lib/copy/fill.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Progress } from '../../ui/progress.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './chosen-goal.module.css';
import { GOAL_COPY } from './goals.copy.ts';
import { goalWeek } from './weekly-goal.ts';

export interface ChosenGoalProps {
  readonly now: WeeklyGoalNow;
  readonly goal: NonNullable<WeeklyGoalNow['goal']>;
  readonly today: string;
  readonly ticking: boolean;
  readonly choosing: boolean;
  readonly onTick: () => void;
  readonly onAside: () => void;
  readonly onPick: () => void;
}

/** What the child wants to do this week, and on which days something was done for it. */
export function ChosenGoal({ now, goal, today, ticking, choosing, onTick, onAside, onPick }: ChosenGoalProps) {
  const progress = fill(GOAL_COPY.progress, { current: Math.min(now.current, now.needed), needed: now.needed });
  const saidToday = goal.countedBy === 'tick' && now.days.includes(today) && !now.met;
  return (
    <>
      <div className={styles.what}>
        <RewardArt icon={goal.icon} size={72} />
        <div>
          <h3>{goal.title}</h3>
          <p>{goal.description}</p>
        </div>
      </div>
      <div className={styles.progress}>
        <Progress label={goal.title} value={now.current} max={now.needed} valueText={progress} />
        <span>{progress}</span>
      </div>
      <ol className={styles.days} aria-label={GOAL_COPY.week}>
        {goalWeek(now, today).map((day) => (
          <li key={day.date} className={day.isToday ? styles.today : undefined}>
            <span className={day.done ? styles.done : styles.open} aria-hidden="true">
              {day.done && <Icon shape={checkIcon} />}
            </span>
            <span aria-hidden="true">{day.name}</span>
            <VisuallyHidden>{fill(day.done ? GOAL_COPY.dayDone : GOAL_COPY.dayOpen, { day: day.name })}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <div role="status" className={styles.status}>
        {now.met && (
          <p className={styles.met}>
            <b>{GOAL_COPY.met}</b> {goal.cheer}
          </p>
        )}
        {saidToday && <p className={styles.met}>{GOAL_COPY.ticked}</p>}
      </div>
      <div className={styles.actions}>
        {now.canTick && (
          <Button icon={checkIcon} pending={ticking} pendingLabel={GOAL_COPY.ticking} onClick={onTick}>
            {GOAL_COPY.tick}
          </Button>
        )}
        <Button variant="text" disabled={choosing} onClick={onPick}>
          {GOAL_COPY.another}
        </Button>
        {!now.met && (
          <Button variant="text" disabled={choosing} onClick={onAside}>
            {GOAL_COPY.aside}
          </Button>
        )}
      </div>
    </>
  );
}
