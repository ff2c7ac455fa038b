import { BELLA_MOVES } from './bella-moves.ts';
import type { Move } from './move.ts';
import { RALLY_MOVES } from './rally-moves.ts';
import { SETTA_MOVES } from './setta-moves.ts';

/** The five moves of each coach, in the order of the specification (001, section 3). Show them with `crop="move"`. */
export const MOVES = {
  bella: BELLA_MOVES,
  rally: RALLY_MOVES,
  setta: SETTA_MOVES,
} as const satisfies Record<string, readonly Move[]>;
