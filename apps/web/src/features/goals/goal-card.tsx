import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { WeeklyGoalNow } from '@wonderlings/rewards/weekly-goal-contract';
import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { Wonderling } from '../../art/companions/wonderling.tsx';
import { RewardArt } from '../../art/rewards/reward-art.tsx';
import { waitSentence } from '../../lib/api/api-error.ts';
import { fill } from '../../lib/copy/fill.ts';
import { fullDay } from '../../lib/local-day/day-words.ts';
import { useToday } from '../../lib/local-day/use-today.ts';
import { useWords } from '../../lib/words/words.ts';
import { checkIcon } from '../../ui/bar-icons.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadFailed } from '../../ui/load-failed/load-failed.tsx';
import { Progress } from '../../ui/progress.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './goal-card.module.css';
import { GOAL_COPY } from './goals.copy.ts';
import { chooseGoalMutation, tickGoalMutation } from './weekly-goal.mutation.ts';
import { goalsMetQuery, goalWeek, weeklyGoalQuery } from './weekly-goal.query.ts';

const GoalDialog = lazy(() => import('./goal-dialog.tsx').then((file) => ({ default: file.GoalDialog })));

/** The goal that the child has set for the week, or none. */
export function GoalCard() {
  const queryClient = useQueryClient();
  const read = useQuery(weeklyGoalQuery);
  const choosing = useMutation(chooseGoalMutation(queryClient));
  const ticking = useMutation(tickGoalMutation(queryClient));
  const [picking, setPicking] = useState(false);
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  useFocusKept(heading, read.data, picking);
  const failed = choosing.error ?? ticking.error;
  return (
    <Card>
      <section className={styles.goal} aria-labelledby="goal-heading">
        <h2 ref={heading} id="goal-heading" tabIndex={-1}>
          {GOAL_COPY.heading}
        </h2>
        {read.data ? (
          <GoalOrNone
            now={read.data}
            today={today}
            ticking={ticking.isPending}
            choosing={choosing.isPending}
            onTick={() => ticking.mutate()}
            onAside={() => choosing.mutate(null)}
            onPick={() => setPicking(true)}
          />
        ) : read.isError ? (
          <LoadFailed trying={read.isFetching} onRetry={() => void read.refetch()} />
        ) : (
          <Skeleton height="15rem" />
        )}
        {failed && (
          <p role="alert" className={styles.failed}>
            {waitSentence(failed) ?? GOAL_COPY.failed}
          </p>
        )}
        <GoalsMet />
      </section>
      <Suspense fallback={null}>
        {picking && (
          <GoalDialog
            current={read.data?.goal?.id ?? null}
            pending={choosing.isPending ? choosing.variables : null}
            failed={choosing.error}
            onPick={(goal) => choosing.mutate(goal, { onSuccess: () => setPicking(false) })}
            onClose={() => setPicking(false)}
          />
        )}
      </Suspense>
    </Card>
  );
}

/** The button that was pressed may be gone with the goal that it was about: the card's heading has the focus then. */
function useFocusKept(heading: RefObject<HTMLElement | null>, now: WeeklyGoalNow | undefined, picking: boolean): void {
  const before = useRef(now);
  useEffect(() => {
    const isLost = before.current && !picking && document.activeElement === document.body;
    if (isLost && before.current !== now) heading.current?.focus({ preventScroll: true });
    if (!picking) before.current = now;
  }, [heading, now, picking]);
}

function GoalOrNone(props: Omit<ChosenGoalProps, 'goal'>) {
  const say = useWords();
  const { now, onPick } = props;
  if (now.goal) return <ChosenGoal {...props} goal={now.goal} />;
  const { title, text, action } = say(GOAL_COPY.none);
  return (
    <EmptyState
      figure={<Wonderling who="setta" size={96} className={styles.figure} />}
      title={title}
      text={text}
      action={<Button onClick={onPick}>{action}</Button>}
    />
  );
}

/** As many as fit in one or two rows; the number tells of the others. */
const SHOWN = 8;

/** The goals of all weeks that were met; before the first one there is nothing to say. */
function GoalsMet() {
  const { data: met = [] } = useQuery(goalsMetQuery);
  if (met.length === 0) return null;
  return (
    <div className={styles.met}>
      <p>{fill(GOAL_COPY.soFar, { n: met.length })}</p>
      <ul className={styles.list}>
        {met.slice(0, SHOWN).map((goal) => (
          <li key={goal.id}>
            <RewardArt icon={goal.icon} size={48} title={`${goal.title}, ${fullDay(goal.localDate)}`} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface ChosenGoalProps {
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
function ChosenGoal({ now, goal, today, ticking, choosing, onTick, onAside, onPick }: ChosenGoalProps) {
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
          <p className={styles.chosenGoalMet}>
            <b>{GOAL_COPY.met}</b> {goal.cheer}
          </p>
        )}
        {saidToday && <p className={styles.chosenGoalMet}>{GOAL_COPY.ticked}</p>}
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
