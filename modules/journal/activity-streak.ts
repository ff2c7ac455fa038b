import { dateOfDay, dayNumber } from '@wonderlings/kernel';
import {
  type CheckIns,
  figuresOf,
  hasCheckedIn,
  NO_CHECK_INS,
  restDaysAround,
  withCheckIn,
  withRestDay,
} from './streak.ts';

/** Which of the activities' cards a streak of that type is of. What is not here has none. */
const TYPE_OF_CARD: Readonly<Record<string, string>> = {
  breath: 'breath',
  calm: 'breath',
  'be-active': 'movement',
  exercise: 'movement',
  sleep: 'sleep',
  environment: 'nature',
};
/** What waited for a network is at most 30 days late; what lies twice as far back cannot change any more. */
const OPEN_DAYS = 60;

export const streakTypeOf = (card: string): string | null => TYPE_OF_CARD[card] ?? null;

/** A streak of days with some activity, by the rule of the journal's own, and what a later day needs to know of it. */
export interface ActivityStreak {
  readonly current: number;
  readonly longest: number;
  readonly total: number;
  readonly start: string;
  readonly last: string;
  readonly lastRestDay: string | null;
  readonly open: CheckIns;
}

/** Counts a day, in whatever order days arrive; null when it was counted before. */
export function withActivityOn(open: CheckIns = NO_CHECK_INS, localDate: string): ActivityStreak | null {
  const day = dayNumber(localDate);
  if (hasCheckedIn(open, day)) return null;
  const counted = withCheckIn(open, day);
  const after = restDaysAround(counted, day).reduce(withRestDay, counted);
  const figures = figuresOf(after);
  const last = after.runs.at(-1)?.end;
  if (!figures || last === undefined) throw new Error('A counted day is part of a streak');
  const lastRestDay = after.restDays.at(-1);
  return {
    current: figures.current,
    longest: figures.longest,
    total: figures.total,
    start: dateOfDay(figures.startDay),
    last: dateOfDay(last),
    lastRestDay: lastRestDay === undefined ? null : dateOfDay(lastRestDay),
    open: withoutOld(after, last),
  };
}

function withoutOld(days: CheckIns, last: number): CheckIns {
  const isOpen = (day: number) => last - day <= OPEN_DAYS;
  return { ...days, runs: days.runs.filter(({ end }) => isOpen(end)), restDays: days.restDays.filter(isOpen) };
}
