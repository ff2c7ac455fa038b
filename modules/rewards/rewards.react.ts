import { type DomainEvent, type Draft, defineReaction, draft, type Facet, type Reaction } from '@wonderlings/kernel';
import type { Achievement } from './catalogue.ts';
import type { Due, Evaluator, Standing } from './evaluate.ts';
import { AchievementEarned } from './events.ts';
import { FACT_EVENTS } from './facts.ts';

/**
 * Gives the achievements that are due, in the append that made them so. What a changed rule finds deserved long ago comes
 * with the child's next act.
 */
export function earningOf(
  facet: Facet<Standing>,
  evaluator: Evaluator,
  achievements: readonly Achievement[],
): Reaction<Standing> {
  const byId = new Map(achievements.map((achievement) => [achievement.id, achievement]));

  function earned(standing: Standing, { rule }: Due, newId: (name: string) => string): readonly Draft[] {
    const achievement = rule.what === 'achievement' ? byId.get(rule.id) : undefined;
    if (!achievement) return [];
    const { id, name, description, icon, requiredValue } = achievement;
    const because = [...evaluator.because(standing, rule)];
    const userAchievementId = newId(`achievement/${id}`);
    return [draft(AchievementEarned, { id, userAchievementId, name, description, icon, requiredValue, because })];
  }

  return defineReaction<Standing, (typeof FACT_EVENTS)[number]>({
    name: 'earning',
    facet,
    on: FACT_EVENTS,
    react: (standing, event, { newId }) =>
      standing.due.filter((due) => isFor(event, due)).flatMap((due) => earned(standing, due, newId)),
  });
}

/** Each event gives what it met itself, so that the cause on record is the right one; the first one also what was left over. */
const isFor = (event: DomainEvent, { metBy }: Due): boolean =>
  metBy === null || metBy.id === event.id || metBy.commandId !== event.commandId;
