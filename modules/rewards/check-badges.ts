import { type Command, command, type Facet } from '@wonderlings/kernel';
import type { Award } from './rewards.react.ts';
import type { RulesState } from './rules/evaluate.ts';

/** A child looks at its badges: those that are deserved are found. */
export function checkBadges(facet: Facet<RulesState>, award: Award): Command<RulesState> {
  return command(facet, (state, { newId }) =>
    award(
      state,
      state.due.filter(({ rule }) => rule.what === 'badge'),
      newId,
    ),
  );
}
