import { fill } from '../../lib/copy/fill.ts';
import { CELEBRATIONS_COPY, OWN_CELEBRATIONS_COPY } from './celebrations.copy.ts';
import type { EarnedThing } from './earned-thing.ts';

/** How many are shown by name and picture, as the rules of the rewards have it: the rest are `and 3 more`. */
export const NAMED = 2;

/** For having felt something, whatever it was: told warmly and quietly, as it may have been sad. */
export const isOfFeelings = (things: readonly EarnedThing[]): boolean =>
  things.every(({ kind }) => kind === 'emotion-badge');

const BADGE_KINDS: readonly EarnedThing['kind'][] = ['badge', 'emotion-badge'];

/** What is said above the things: how many there are. Null where the one thing says it better itself. */
export function countLine(things: readonly EarnedThing[]): string | null {
  const areBadges = things.every(({ kind }) => BADGE_KINDS.includes(kind));
  if (things.length === 1) {
    if (things[0]?.kind === 'goal') return CELEBRATIONS_COPY.goalMet;
    return areBadges ? CELEBRATIONS_COPY.newBadgesOne : null;
  }
  return fill(areBadges ? CELEBRATIONS_COPY.newBadges : OWN_CELEBRATIONS_COPY.newThings, { n: things.length });
}
