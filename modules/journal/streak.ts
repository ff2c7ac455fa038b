/** At most one rest day in any seven days (product page, "streak rule"). */
export const REST_DAY_EVERY = 7;

/** Days without a hole: check-ins, and rest days between two of them. Days are day numbers, see `dayNumber`. */
interface Run {
  readonly start: number;
  readonly end: number;
  /** Without the rest days. */
  readonly checkIns: number;
}

/**
 * Every day a child checked in, in the space of its runs rather than of its days. Runs and rest days ascend, and no two
 * runs touch. What is covered stays covered, whatever order the days arrive in: that is why no figure ever falls.
 */
export interface CheckIns {
  readonly runs: readonly Run[];
  readonly restDays: readonly number[];
  readonly longest: number;
  readonly total: number;
}

export const NO_CHECK_INS: CheckIns = { runs: [], restDays: [], longest: 0, total: 0 };

/** The streak that ends with the latest day known. */
export interface StreakFigures {
  readonly current: number;
  readonly longest: number;
  readonly total: number;
  readonly startDay: number;
}

export function hasCheckedIn({ runs, restDays }: CheckIns, day: number): boolean {
  return isCovered(runs, day) && !restDays.includes(day);
}

/** Counts a day, once. A rest day on which the child turns out to have been here becomes a check-in. */
export function withCheckIn(checkIns: CheckIns, day: number): CheckIns {
  if (hasCheckedIn(checkIns, day)) return checkIns;
  const runs = cover(checkIns.runs, day, 1);
  return {
    runs,
    restDays: checkIns.restDays.filter((restDay) => restDay !== day),
    longest: Math.max(checkIns.longest, runOf(runs, day)?.checkIns ?? 0),
    total: checkIns.total + 1,
  };
}

/** Bridges a missed day; see {@link restDaysAround} for which may be. */
export function withRestDay(checkIns: CheckIns, day: number): CheckIns {
  if (isCovered(checkIns.runs, day)) return checkIns;
  const runs = cover(checkIns.runs, day, 0);
  const later = checkIns.restDays.findLastIndex((restDay) => restDay < day) + 1;
  return {
    ...checkIns,
    runs,
    restDays: checkIns.restDays.toSpliced(later, 0, day),
    longest: Math.max(checkIns.longest, runOf(runs, day)?.checkIns ?? 0),
  };
}

/**
 * The missed days that a check-in on `day` (already counted) lets a rest day bridge, earliest first. For days in order
 * that is the day before, or none; a day that arrives late may close a gap on either side, or free a rest day for another.
 */
export function restDaysAround(checkIns: CheckIns, day: number): readonly number[] {
  const bridges: number[] = [];
  for (let gap = day - REST_DAY_EVERY + 1; gap < day + REST_DAY_EVERY; gap += 1) {
    const missed = !isCovered(checkIns.runs, gap);
    const between = isCovered(checkIns.runs, gap - 1) && isCovered(checkIns.runs, gap + 1);
    const tooSoon = (restDay: number) => Math.abs(restDay - gap) < REST_DAY_EVERY;
    if (missed && between && !checkIns.restDays.some(tooSoon) && !bridges.some(tooSoon)) bridges.push(gap);
  }
  return bridges;
}

/** Null before the first check-in. */
export function figuresOf({ runs, longest, total }: CheckIns): StreakFigures | null {
  const run = runs.at(-1);
  return run ? { current: run.checkIns, longest, total, startDay: run.start } : null;
}

/** Whether a check-in today would still extend the streak (or did): it is at most one missed day away, and that can rest. */
export function canGoOn(lastCheckIn: number, lastRestDay: number | null, today: number): boolean {
  const missed = today - lastCheckIn - 1;
  if (missed === 1) return lastRestDay === null || lastCheckIn + 1 - lastRestDay >= REST_DAY_EVERY;
  // A traveller's today may lie before the last check-in.
  return missed < 1;
}

/** Searched from the end: nearly every day that is asked for is a late one. */
function runOf(runs: readonly Run[], day: number): Run | undefined {
  const run = runs.findLast(({ start }) => start <= day);
  return run && day <= run.end ? run : undefined;
}

const isCovered = (runs: readonly Run[], day: number): boolean => runOf(runs, day) !== undefined;

function cover(runs: readonly Run[], day: number, counted: 0 | 1): readonly Run[] {
  const at = runs.findLastIndex(({ start }) => start <= day);
  const before = runs[at];
  const after = runs[at + 1];
  if (before && day <= before.end) return runs.with(at, { ...before, checkIns: before.checkIns + counted });

  const left = before?.end === day - 1 ? before : undefined;
  const right = after?.start === day + 1 ? after : undefined;
  const run = {
    start: left?.start ?? day,
    end: right?.end ?? day,
    checkIns: (left?.checkIns ?? 0) + counted + (right?.checkIns ?? 0),
  };
  return runs.toSpliced(left ? at : at + 1, (left ? 1 : 0) + (right ? 1 : 0), run);
}
