import { type Command, command, DomainError, type Draft, draft, type Facet } from '@wonderlings/kernel';
import { GoalChosen, GoalSetAside, GoalTicked } from '../events.ts';
import { mondayOf } from './week.ts';
import { type GoalRules, type GoalWeek, type GoalWeeks, weekOf } from './weekly-goal.ts';

/**
 * Takes a goal for the week, in place of the one there was; null puts it aside. The same one again changes nothing.
 * @throws DomainError `rewards.unknown-goal`
 */
export function chooseGoal(facet: Facet<GoalWeeks>, rules: GoalRules, id: string | null): Command<GoalWeeks> {
  return command(facet, (weeks, { localDate }) => {
    const week = mondayOf(localDate);
    const before = rules.get(weekOf(weeks, localDate)?.current ?? '')?.goal;
    if (id === null) {
      return before ? [draft(GoalSetAside, { goal: before.id, category: before.category, week })] : [];
    }
    const chosen = rules.get(id)?.goal;
    if (!chosen) throw new DomainError('not-found', 'rewards.unknown-goal', 'There is no such goal.');
    return chosen === before ? [] : [draft(GoalChosen, { goal: id, category: chosen.category, week })];
  });
}

/**
 * "I did it": once a local date, until the goal is met; again, it changes nothing.
 * @throws DomainError `rewards.no-goal`, `rewards.goal-counts-itself`
 */
export function tickGoal(facet: Facet<GoalWeeks>, rules: GoalRules): Command<GoalWeeks> {
  return command(facet, (weeks, { localDate }): readonly Draft[] => {
    const week = weekOf(weeks, localDate);
    const goal = rules.get(week?.current ?? '')?.goal;
    if (!week || !goal) throw new DomainError('conflict', 'rewards.no-goal', 'There is no goal for this week yet.');
    if (goal.countedBy === 'app') {
      throw new DomainError('conflict', 'rewards.goal-counts-itself', 'This goal counts by itself.');
    }
    const attempt = week.attempts.get(goal.id);
    if (attempt?.met || countedDays(week, goal.id).includes(localDate)) return [];
    return [draft(GoalTicked, { goal: goal.id, category: goal.category, week: week.monday })];
  });
}

/** The days on which something was done for a goal of that week. Every rule of a goal counts days. */
export function countedDays({ attempts }: GoalWeek, goal: string): readonly string[] {
  const steps = attempts.get(goal)?.state.steps.flat() ?? [];
  return steps.map(({ value }) => value).toSorted();
}
