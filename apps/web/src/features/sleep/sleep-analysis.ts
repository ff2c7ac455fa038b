import { type Quality, SLEEP_RECOMMENDATIONS, type SleepRecommendation } from './sleep.catalogue.ts';
import { ANALYSIS_MESSAGES } from './sleep.copy.ts';
import type { SleepEntry } from './sleep-log.ts';

/** Specification 001, section 5. */
export const MIN_AGE = 1;
export const MAX_AGE = 100;
export const DEFAULT_AGE = 8;

/** The age in whole years, as typed; null for anything else. Nothing is put right behind a child's back. */
export function parseAge(typed: string): number | null {
  if (!/^\d{1,3}$/.test(typed.trim())) return null;
  const age = Number(typed);
  return age >= MIN_AGE && age <= MAX_AGE ? age : null;
}

/** How far outside the range a night is still Good, in hours (specification 001, section 4). */
const NEARLY = 1;
/** AASM 2016: 9 to 12 hours for ages 6 to 12; the specification's range ends at 11. */
const SCHOOL_AGE_MOST = 12;

export interface SleepAnalysis {
  /** Hours of a usual night, to one decimal. */
  readonly average: number;
  readonly quality: Quality;
  readonly message: string;
  /** The average, in percent of the age's maximum; 100 at most. */
  readonly filled: number;
}

/** Only the specification's ages have a range of their own: below 1 is as 1, above 100 as 100. */
export function recommendationFor(age: number): SleepRecommendation {
  return SLEEP_RECOMMENDATIONS.find(({ maxAge }) => age <= maxAge) ?? SLEEP_RECOMMENDATIONS[4];
}

export function qualityOf(hours: number, { minHours, maxHours }: SleepRecommendation): Quality {
  if (hours >= minHours && hours <= maxHours) return 'perfect';
  return hours >= minHours - NEARLY && hours <= maxHours + NEARLY ? 'good' : 'needs-improvement';
}

/** What the log says about a usual night; null without entries. Number, word and message never differ. */
export function analysisOf(entries: readonly SleepEntry[], range: SleepRecommendation): SleepAnalysis | null {
  if (entries.length === 0) return null;
  // In tenths, which are whole: a sum of many decimals would drift.
  const tenths = entries.reduce((sum, { hours }) => sum + Math.round(hours * 10), 0);
  const average = Math.round(tenths / entries.length) / 10;
  return {
    average,
    quality: qualityOf(average, range),
    message: messageFor(average, range),
    filled: Math.min(100, (average / range.maxHours) * 100),
  };
}

function messageFor(average: number, { id, minHours, maxHours }: SleepRecommendation): string {
  if (average < minHours) return ANALYSIS_MESSAGES.below;
  if (average <= maxHours) return ANALYSIS_MESSAGES.inRange;
  // What some need is not too much.
  return id === 'school-age' && average <= SCHOOL_AGE_MOST ? ANALYSIS_MESSAGES.upToTwelve : ANALYSIS_MESSAGES.above;
}
