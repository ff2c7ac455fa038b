import { STREAK_MILESTONES, type Streak } from '@wonderlings/journal/contract';
import { fill } from '../../lib/copy/fill.ts';
import { dayNumber, lineOfDay } from '../../lib/local-day/local-day.ts';
import { inWords } from '../../lib/words/words.ts';
import { STREAK_COPY } from './streak.copy.ts';

export type StreakTier = (typeof STREAK_COPY.tiers)[number];

export interface StreakWords {
  readonly tier: StreakTier;
  /** `"5 days"` */
  readonly days: string;
  /** What to say about it today; never what could be lost. */
  readonly line: string;
  readonly next: string;
  /** 0 to 1, towards the next stop; 1 when every stop is passed. */
  readonly progress: number;
  readonly longest: string;
  readonly total: string;
}

type Days = Pick<Streak, 'currentStreak' | 'longestStreak' | 'totalCheckIns' | 'lastCheckIn'>;
const NO_DAYS: Days = { currentStreak: 0, longestStreak: 0, totalCheckIns: 0, lastCheckIn: null };

/** The day before yesterday: yesterday was the rest day that bridges to a check-in today. */
const REST_DAY_GAP = 2;

export function streakWords(streak: Days | null, today: string): StreakWords {
  const days = streak ?? NO_DAYS;
  const goal = STREAK_MILESTONES.find((milestone) => milestone > days.currentStreak);
  return {
    tier: tierOf(days.currentStreak),
    days: dayCount(days.currentStreak),
    line: lineFor(days, today),
    next: goal === undefined ? inWords(STREAK_COPY.noNextGoal) : fill(inWords(STREAK_COPY.nextGoal), { n: goal }),
    progress: goal === undefined ? 1 : days.currentStreak / goal,
    longest: STREAK_COPY.longest.replace(STREAK_COPY.unit, dayCount(days.longestStreak)),
    total: fill(STREAK_COPY.total, { n: days.totalCheckIns }),
  };
}

/** The highest tier that these days have reached (specification 001, section 4). */
export function tierOf(days: number): StreakTier {
  return inWords(STREAK_COPY.tiers).findLast((tier) => days >= tier.min) ?? inWords(STREAK_COPY.tiers)[0];
}

export function dayCount(days: number): string {
  return days === 1 ? STREAK_COPY.unitOne : fill(STREAK_COPY.unit, { n: days });
}

/** One of the rest-day lines, for a day that a rest day led to. */
export function restDayLine(today: string): string {
  return lineOfDay(inWords(STREAK_COPY.restDay), today);
}

function lineFor(days: Days, today: string): string {
  if (days.totalCheckIns === 0 || days.lastCheckIn === null) return tierOf(0).message;
  const gap = dayNumber(today) - dayNumber(days.lastCheckIn);
  if (days.currentStreak === 0 || gap > REST_DAY_GAP) return welcomeBackLine(days.totalCheckIns, today);
  if (gap === REST_DAY_GAP) return restDayLine(today);
  return tierOf(days.currentStreak).message;
}

function welcomeBackLine(total: number, today: string): string {
  if (total === 1) return inWords(STREAK_COPY.welcomeBackOne);
  return fill(lineOfDay(inWords(STREAK_COPY.welcomeBack), today), { n: total });
}
