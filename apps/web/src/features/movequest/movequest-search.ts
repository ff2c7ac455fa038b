import type { CoachId } from './movequest.catalogue.ts';

const COACHES: readonly CoachId[] = ['bella', 'rally', 'setta'];

/** The page's part of the address: the coach that was chosen where the child comes from. */
export interface MoveQuestSearch {
  readonly coach?: CoachId;
}

/** A coach that there is not counts as none. */
export function moveQuestSearch({ coach }: Record<string, unknown>): MoveQuestSearch {
  const known = COACHES.find((id) => id === coach);
  return known ? { coach: known } : {};
}
