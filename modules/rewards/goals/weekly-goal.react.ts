import { type Draft, defineReaction, draft, type Facet, type Reaction } from '@wonderlings/kernel';
import { GoalMet } from '../events.ts';
import { FACT_EVENTS } from '../rules/facts.ts';
import { type GoalRules, type GoalWeeks, weekOf } from './weekly-goal.ts';

/** Meets the goal of the event's week, once, in the append that did the last of it. */
export function meetingOf(facet: Facet<GoalWeeks>, rules: GoalRules): Reaction<GoalWeeks> {
  return defineReaction<GoalWeeks, (typeof FACT_EVENTS)[number]>({
    name: 'meeting-a-goal',
    facet,
    on: FACT_EVENTS,
    react(weeks, { localDate }, { newId }): readonly Draft[] {
      const week = weekOf(weeks, localDate);
      const attempt = week?.attempts.get(week.current ?? '');
      const known = rules.get(week?.current ?? '');
      if (!week || !attempt || !known || attempt.met) return [];
      const { goal, rule, evaluator } = known;
      const { met, needed } = evaluator.progress(attempt.state, rule);
      if (!met) return [];
      const reasons = evaluator.because(attempt.state, rule);
      return [
        draft(GoalMet, {
          id: goal.id,
          earnedId: newId(`goal/${goal.id}/${week.monday}`),
          name: goal.title,
          description: goal.cheer,
          icon: goal.icon,
          requiredValue: needed,
          because: reasons.map(({ eventId }) => eventId),
          deeds: reasons.map(({ deed }) => deed),
          category: goal.category,
          week: week.monday,
        }),
      ];
    },
  });
}
