import { BELLA_MOVES } from './bella-moves.ts';
import { BELLA_SEATED } from './bella-seated.ts';
import type { Move } from './move.ts';
import { RALLY_MOVES } from './rally-moves.ts';
import { RALLY_SEATED } from './rally-seated.ts';
import { SETTA_MOVES } from './setta-moves.ts';
import { SETTA_SEATED } from './setta-seated.ts';

/** The five moves of each coach, in the order of the specification (001, section 3). Show them with `crop="move"`. */
export const MOVES = {
  bella: BELLA_MOVES,
  rally: RALLY_MOVES,
  setta: SETTA_MOVES,
} as const satisfies Record<string, readonly Move[]>;

/** The same moves on a seat, in the same order: a way of its own, as whole as the other. */
export const SEATED_MOVES = {
  bella: BELLA_SEATED,
  rally: RALLY_SEATED,
  setta: SETTA_SEATED,
} as const satisfies Record<keyof typeof MOVES, readonly Move[]>;
