import { type Command, command, type Facet } from '@wonderlings/kernel';
import type { Give } from './rewards.react.ts';
import type { Standing } from './rules/evaluate.ts';

/** A child looks at its badges: those that are deserved are found. */
export function checkBadges(facet: Facet<Standing>, give: Give): Command<Standing> {
  return command(facet, (standing, { newId }) =>
    give(
      standing,
      standing.due.filter(({ rule }) => rule.what === 'badge'),
      newId,
    ),
  );
}
