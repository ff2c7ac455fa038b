import { type Command, command, type Facet } from '@wonderlings/kernel';
import type { Give } from './rewards.react.ts';
import type { RulesState } from './rules/evaluate.ts';

/** A child looks at its badges: those that are deserved are found. */
export function checkBadges(facet: Facet<RulesState>, give: Give): Command<RulesState> {
  return command(facet, (state, { newId }) =>
    give(
      state,
      state.due.filter(({ rule }) => rule.what === 'badge'),
      newId,
    ),
  );
}
