import { CHECK_IN } from './check-in.ts';
import { EXPLORE } from './explore.ts';
import { GOAL_TOKENS } from './goals.ts';
import { HELPING } from './helping.ts';
import { JOURNAL } from './journal.ts';
import { LIVELY } from './lively.ts';
import { NATURE } from './nature.ts';
import { QUIET } from './quiet.ts';

/** The 51 achievements by their icon. */
export const ACHIEVEMENT_DRAWINGS = {
  ...JOURNAL,
  ...CHECK_IN,
  ...EXPLORE,
  ...QUIET,
  ...NATURE,
  ...LIVELY,
  ...HELPING,
  ...GOAL_TOKENS,
} as const;
