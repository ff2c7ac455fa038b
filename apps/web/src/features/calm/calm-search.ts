import type { CalmSessionId } from './calm.catalogue.ts';

const WORLDS: readonly CalmSessionId[] = ['bubble-breathing', 'starlight-relaxation', 'gentle-breeze', 'ocean-waves'];

/** The page's part of the address: the world that was chosen where the child comes from. */
export interface CalmSearch {
  readonly world?: CalmSessionId;
}

/** A world that there is not counts as none. */
export function calmSearch({ world }: Record<string, unknown>): CalmSearch {
  const known = WORLDS.find((id) => id === world);
  return known ? { world: known } : {};
}
