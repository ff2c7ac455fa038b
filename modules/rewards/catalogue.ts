import type { Achievement } from './achievement-catalogue.ts';
import { CHECK_IN_ACHIEVEMENTS } from './check-in-achievements-catalogue.ts';
import { JOURNAL_ACHIEVEMENTS } from './journal-achievements-catalogue.ts';

export type { Achievement } from './achievement-catalogue.ts';

/** Everything that can be earned by now, in the order it is shown. */
export const ACHIEVEMENTS: readonly Achievement[] = [...JOURNAL_ACHIEVEMENTS, ...CHECK_IN_ACHIEVEMENTS];
