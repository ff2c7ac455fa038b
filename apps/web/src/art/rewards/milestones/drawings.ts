import { CHECK_IN } from './check-in.ts';
import { DEEDS } from './deeds.ts';
import { STREAK } from './streak.ts';
import { VISITS } from './visits.ts';

/** The 23 milestones by their icon. */
export const MILESTONE_DRAWINGS = { ...CHECK_IN, ...STREAK, ...DEEDS, ...VISITS } as const;
