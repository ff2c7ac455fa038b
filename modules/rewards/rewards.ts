import { defineFacet, type Facet } from '@wonderlings/kernel';
import type { Earnable } from './rules/earnables.ts';
import { createEvaluator, type Evaluator, type Rule, type RulesState } from './rules/evaluate.ts';
import { FACT_EVENTS, factOf } from './rules/facts.ts';

/** The rules of these, indexed. */
export function evaluatorOf(earnables: readonly Earnable[]): Evaluator {
  return createEvaluator(earnables.map(ruleOf));
}

export const ruleOf = ({ kind, id, requirement }: Earnable): Rule => ({ what: kind, id, requirement });

/**
 * How far a child is with everything that can be earned, folded from its first event by the rules as they are now. What
 * it earned by older rules is in the events, and stays.
 */
export function rewardsFacetOf(evaluator: Evaluator): Facet<RulesState> {
  return defineFacet<RulesState, (typeof FACT_EVENTS)[number]>({
    name: 'rewards',
    initial: evaluator.initial,
    events: FACT_EVENTS,
    evolve(state, event) {
      const fact = factOf(event);
      return fact ? evaluator.take(state, fact, event) : state;
    },
  });
}
