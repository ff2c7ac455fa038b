import { dateOfDay, dayNumber } from '@wonderlings/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CheckIns,
  canGoOn,
  figuresOf,
  hasCheckedIn,
  NO_CHECK_INS,
  REST_DAY_EVERY,
  restDaysAround,
  withCheckIn,
  withRestDay,
} from './streak.ts';

/** One check-in with the rest days it brings, as decider and fold do it together. */
function after(checkIns: CheckIns, day: number): CheckIns {
  const counted = withCheckIn(checkIns, day);
  return restDaysAround(counted, day).reduce(withRestDay, counted);
}
const afterAll = (days: readonly number[]) => days.reduce(after, NO_CHECK_INS);
const currentOf = (days: readonly number[]) => figuresOf(afterAll(days))?.current ?? 0;

/** The rule of the product page, said the short way: from scratch, over all days in order. */
function fromScratch(days: readonly number[]): { current: number; longest: number; total: number } {
  let current = 0;
  let longest = 0;
  let last = Number.NEGATIVE_INFINITY;
  let restDay = Number.NEGATIVE_INFINITY;
  const ordered = [...new Set(days)].sort((a, b) => a - b);
  for (const day of ordered) {
    const canRest = day - last === 2 && day - 1 - restDay >= REST_DAY_EVERY;
    if (canRest) restDay = day - 1;
    current = day - last === 1 || canRest ? current + 1 : 1;
    longest = Math.max(longest, current);
    last = day;
  }
  return { current, longest, total: ordered.length };
}

describe('a streak', () => {
  it('counts days in a row', () => {
    expect(currentOf([1, 2, 3])).toBe(3);
  });

  it('counts a day once', () => {
    expect(afterAll([1, 1, 2, 1, 2])).toEqual(afterAll([1, 2]));
  });

  it('bridges one missed day with a rest day that does not count', () => {
    expect(afterAll([1, 2, 4])).toMatchObject({ restDays: [3], longest: 3, total: 3 });
    expect(currentOf([1, 2, 4])).toBe(3);
  });

  it('starts anew after two missed days, and keeps the longest and the total', () => {
    expect(afterAll([1, 2, 3, 6])).toMatchObject({ restDays: [], longest: 3, total: 4 });
    expect(currentOf([1, 2, 3, 6])).toBe(1);
  });

  it('rests at most once in any seven days', () => {
    expect(currentOf([1, 3, 5])).toBe(1);
    // Rest days 2 and 8 lie six days apart, 2 and 9 seven.
    expect(currentOf([1, 3, 4, 5, 6, 7, 9])).toBe(1);
    expect(currentOf([1, 3, 4, 5, 6, 7, 8, 10])).toBe(8);
  });

  it('joins two rows of days when the missing one arrives late', () => {
    expect(currentOf([1, 2, 4 + 1, 6, 3, 4])).toBe(6);
    expect(afterAll([1, 2, 6, 7, 5])).toMatchObject({ restDays: [], longest: 3, total: 5 });
    expect(afterAll([1, 2, 5, 6, 4])).toMatchObject({ restDays: [3], longest: 5, total: 5 });
  });

  it('counts a rest day on which the child had been there after all, and lets another day rest instead', () => {
    const before = afterAll([1, 3, 5]);
    expect(before).toMatchObject({ restDays: [2], longest: 2 });
    expect(figuresOf(after(before, 2))).toEqual({ current: 4, longest: 4, total: 4, startDay: 1 });
  });

  it('goes on for a traveller whose calendar went back a day', () => {
    expect(currentOf([10, 11, 10, 11, 12])).toBe(3);
    expect(currentOf([11, 10])).toBe(2);
  });

  it('keeps what it is when a clock says 1970', () => {
    const may = dayNumber('2026-05-01');
    expect(figuresOf(afterAll([may, may + 1, dayNumber('1970-01-01'), may + 2]))).toEqual({
      current: 3,
      longest: 3,
      total: 4,
      startDay: may,
    });
    expect(currentOf([dayNumber('1970-01-01'), may, may + 1])).toBe(2);
  });
});

describe('today', () => {
  it.each([
    ['checked in today', 10, null, 10, true],
    ['checked in yesterday', 9, null, 10, true],
    ['missed yesterday, which can rest', 8, null, 10, true],
    ['missed yesterday, and a rest day was seven days before that', 8, 2, 10, true],
    ['missed yesterday, and a rest day was six days before that', 8, 3, 10, false],
    ['missed two days', 7, null, 10, false],
    ['is before the last check-in, for a traveller', 10, null, 9, true],
  ])('%s', (_, lastCheckIn, lastRestDay, today, alive) => {
    expect(canGoOn(lastCheckIn, lastRestDay, today)).toBe(alive);
  });

  it('says exactly whether a check-in would go on', () => {
    fc.assert(
      fc.property(someDays, fc.integer({ min: 0, max: 5 }), (days, later) => {
        const checkIns = afterAll(days);
        const last = Math.max(...days);
        const goesOn = (figuresOf(after(checkIns, last + later))?.current ?? 0) > 1 || later === 0;
        expect(canGoOn(last, checkIns.restDays.at(-1) ?? null, last + later)).toBe(goesOn);
      }),
    );
  });
});

/** Close together, so that gaps of one and two days and late arrivals are what happens most. */
const someDays = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 60 });

describe('whatever order the days arrive in, a streak', () => {
  it('never exceeds the distinct days, and never its longest', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const { current = 0, longest = 0, total = 0 } = figuresOf(afterAll(days)) ?? {};
        expect(total).toBe(new Set(days).size);
        expect(longest).toBeLessThanOrEqual(total);
        expect(current).toBeLessThanOrEqual(longest);
        expect(current).toBeGreaterThanOrEqual(1);
      }),
    );
  });

  it('never lets the longest or the total fall, and an added day never shortens the row it belongs to', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        let checkIns = NO_CHECK_INS;
        for (const day of days) {
          const next = after(checkIns, day);
          expect(next.longest).toBeGreaterThanOrEqual(checkIns.longest);
          expect(next.total).toBeGreaterThanOrEqual(checkIns.total);
          const [before, now] = [figuresOf(checkIns), figuresOf(next)];
          const isLate = checkIns.runs.some(({ end }) => end >= day);
          if (before && now && isLate) expect(now.current).toBeGreaterThanOrEqual(before.current);
          checkIns = next;
        }
      }),
    );
  });

  it('rests only between two check-ins, at most once in any seven days', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const checkIns = afterAll(days);
        const here = new Set(days);
        checkIns.restDays.forEach((restDay, index) => {
          expect([here.has(restDay - 1), here.has(restDay), here.has(restDay + 1)]).toEqual([true, false, true]);
          const next = checkIns.restDays[index + 1];
          if (next !== undefined) expect(next - restDay).toBeGreaterThanOrEqual(REST_DAY_EVERY);
        });
      }),
    );
  });

  it('remembers exactly the days that were checked in', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const checkIns = afterAll(days);
        const remembered = Array.from({ length: 44 }, (_, day) => day - 2).filter((day) => hasCheckedIn(checkIns, day));
        expect(remembered).toEqual([...new Set(days)].sort((a, b) => a - b));
        expect(checkIns.runs.reduce((sum, run) => sum + run.checkIns, 0)).toBe(checkIns.total);
      }),
    );
  });
});

describe('in order, a streak', () => {
  it('is the one that the rule gives from scratch', () => {
    fc.assert(
      fc.property(someDays, (days) => {
        const ordered = days.toSorted((a, b) => a - b);
        const { current, longest, total } = figuresOf(afterAll(ordered)) ?? { current: 0, longest: 0, total: 0 };
        expect({ current, longest, total }).toEqual(fromScratch(days));
      }),
      { numRuns: 500 },
    );
  });
});

it('stays small for a child with five thousand days', () => {
  const everyDay = afterAll(Array.from({ length: 5_000 }, (_, index) => index));
  expect(everyDay.runs).toEqual([{ start: 0, end: 4_999, checkIns: 5_000 }]);
  expect(dateOfDay(figuresOf(everyDay)?.startDay ?? -1)).toBe('1970-01-01');
});
