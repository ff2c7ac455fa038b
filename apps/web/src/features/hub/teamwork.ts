import { COACHES, type CoachId } from './time-pages.catalogue.ts';

export interface Teamwork {
  /** Who shows a move right now: the last one that was tapped. */
  readonly showing: CoachId | null;
  /** Who has shown one; none falls asleep again. */
  readonly awake: readonly CoachId[];
  /** That tap woke the last one. */
  readonly celebrates: boolean;
}

export const ASLEEP: Teamwork = { showing: null, awake: [], celebrates: false };

export function tapped({ awake }: Teamwork, coach: CoachId): Teamwork {
  const now = awake.includes(coach) ? awake : [...awake, coach];
  return { showing: coach, awake: now, celebrates: now.length > awake.length && now.length === COACHES.length };
}

export const isTeam = ({ awake }: Teamwork): boolean => awake.length === COACHES.length;
