import { ChildRegistered } from '@wonderlings/account/events';
import { type DomainEvent, type Draft, defineReaction, type Facet, type Reaction } from '@wonderlings/kernel';
import { BadgeEarned } from './events.ts';
import type { Earnable } from './rules/earnables.ts';
import type { Due, Evaluator, Rule, RulesState } from './rules/evaluate.ts';
import { FACT_EVENTS } from './rules/facts.ts';

/** Makes what is due into what is recorded; for the reaction, and for the look at the badges. */
export type Award = (state: RulesState, due: readonly Due[], newId: (name: string) => string) => readonly Draft[];

const keyOf = (kind: Rule['what'], id: string): string => `${kind}/${id}`;

export function awardWith(evaluator: Evaluator, earnables: readonly Earnable[]): Award {
  const byKey = new Map(earnables.map((earnable) => [keyOf(earnable.kind, earnable.id), earnable]));

  return (state, due, newId) =>
    due.flatMap(({ rule }) => {
      const key = keyOf(rule.what, rule.id);
      const earnable = byKey.get(key);
      if (!earnable) return [];
      const reasons = evaluator.because(state, rule);
      return earnable.earnedBy({
        earnedId: newId(key),
        requiredValue: evaluator.progress(state, rule).needed,
        because: reasons.map(({ eventId }) => eventId),
        deeds: reasons.map(({ deed }) => deed),
      });
    });
}

// Not a fact: nothing is earned by it, but what asks for nothing is there from the first day.
const ON = [...FACT_EVENTS, ChildRegistered];

/**
 * Gives what is due, in the append that made it so. What a changed rule finds deserved long ago comes with the child's
 * next act. Badges wait until the child looks.
 */
export function earningOf(facet: Facet<RulesState>, award: Award): Reaction<RulesState> {
  return defineReaction<RulesState, (typeof ON)[number]>({
    name: 'earning',
    facet,
    on: ON,
    react(state, event, { newId }) {
      const mine = state.due.filter((due) => isFor(event, due) && !waits(event, due));
      return mine.length === 0 ? [] : award(state, mine, newId);
    },
  });
}

/** Each event gives what it met itself, so that the cause on record is the right one; the first one also what was left over. */
const isFor = (event: DomainEvent, { metBy }: Due): boolean =>
  metBy === null || metBy.id === event.id || metBy.commandId !== event.commandId;

/** While a child looks at its badges, the look goes on until nothing is found. */
const waits = (event: DomainEvent, { rule }: Due): boolean => rule.what === 'badge' && event.type !== BadgeEarned.type;
