import { mondayOf } from './week.ts';
import { countedDays } from './weekly-goal.decide.ts';
import { type GoalRules, type GoalWeeks, weekOf } from './weekly-goal.ts';
import type { WeeklyGoalNow } from './weekly-goal-contract.ts';

/** The goal of the week that a local date lies in. */
export function weeklyGoalNow(rules: GoalRules, weeks: GoalWeeks, localDate: string): WeeklyGoalNow {
  const week = weekOf(weeks, localDate);
  const known = rules.get(week?.current ?? '');
  const attempt = known && week?.attempts.get(known.goal.id);
  if (!week || !known || !attempt) {
    return { week: mondayOf(localDate), goal: null, current: 0, needed: 0, met: false, days: [], canTick: false };
  }
  const { id, title, description, category, icon, countedBy, cheer } = known.goal;
  const { current, needed } = known.evaluator.progress(attempt.state, known.rule);
  const days = [...countedDays(week, id)];
  return {
    week: week.monday,
    goal: { id, title, description, category, icon, countedBy, cheer },
    current,
    needed,
    met: attempt.met,
    days,
    canTick: countedBy === 'tick' && !attempt.met && !days.includes(localDate),
  };
}
