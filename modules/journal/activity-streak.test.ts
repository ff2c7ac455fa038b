import { ActivityCompleted } from '@wonderlings/activities/events';
import { dateOfDay, dayNumber, draft } from '@wonderlings/kernel';
import { recorded, rowsAfter, TEST_CHILD, testContext } from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withActivityOn } from './activity-streak.ts';
import type { CheckIns } from './streak.ts';
import { streaks } from './tables.ts';

const session = { sessionId: TEST_CHILD, kind: null, duration: 60, data: {} };
const breath = draft(ActivityCompleted, { ...session, activityType: 'breath', card: 'breath' });
const calm = draft(ActivityCompleted, { ...session, activityType: 'breath', card: 'calm' });
const move = draft(ActivityCompleted, { ...session, activityType: 'exercise', card: 'exercise' });
const tool = draft(ActivityCompleted, { ...session, activityType: 'journal', card: 'coping-tools' });

type Act = readonly [day: string, act: typeof breath];
const rowsOf = (...acts: readonly Act[]) =>
  rowsAfter(
    streaks,
    acts.map(([day, act], index) => recorded(act, index, testContext(day))),
  );

describe('a streak of activities', () => {
  it('is one for each type, a day counted once', () => {
    expect(
      rowsOf(['2026-05-01', breath], ['2026-05-01', calm], ['2026-05-02', calm], ['2026-05-02', move]),
    ).toMatchObject([
      { streak_type: 'breath', current_streak: 2, total_check_ins: 2, streak_start_date: '2026-05-01' },
      { streak_type: 'movement', current_streak: 1, longest_streak: 1, last_check_in: '2026-05-02' },
    ]);
  });

  it('bridges one missed day with a rest day, as the journal’s does', () => {
    const [row] = rowsOf(['2026-05-01', breath], ['2026-05-03', breath], ['2026-05-05', breath]);
    expect(row).toMatchObject({ current_streak: 1, longest_streak: 2, last_rest_day: '2026-05-02' });
  });

  it('is none of what has no type of its own', () => {
    expect(rowsOf(['2026-05-01', tool])).toEqual([]);
  });

  it('counts a day that comes late', () => {
    const [row] = rowsOf(['2026-05-01', breath], ['2026-05-03', breath], ['2026-05-02', breath]);
    expect(row).toMatchObject({
      current_streak: 3,
      total_check_ins: 3,
      last_check_in: '2026-05-03',
      last_rest_day: null,
    });
  });

  it('never falls, and keeps no more than can still change', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 150, maxLength: 300 }), (gaps) => {
        let day = dayNumber('2026-01-01');
        let open: CheckIns | undefined;
        let longest = 0;
        gaps.forEach((gap, index) => {
          day += gap;
          const streak = withActivityOn(open, dateOfDay(day));
          expect(streak?.total).toBe(index + 1);
          expect(streak?.longest).toBeGreaterThanOrEqual(longest);
          longest = streak?.longest ?? 0;
          open = streak?.open;
          expect(open?.runs.length).toBeLessThanOrEqual(31);
        });
      }),
      { numRuns: 20 },
    );
  });
});
