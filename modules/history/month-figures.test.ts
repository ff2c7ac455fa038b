import { dateOfDay, dayNumber } from '@wonderlings/kernel';
import { TEST_CHILD } from '@wonderlings/kernel/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DayFigures, NOTHING, withActivity, withFeeling } from './day-figures.ts';
import type { HistoryDayRow } from './days-table.ts';
import { Month } from './month-contract.ts';
import { monthFigures, spanOf } from './month-figures.ts';

const NO_ROWS = { latest: [], longest: 0, checkIns: 0 };
const dayRow = (local_date: string, figures: DayFigures, flags: Partial<HistoryDayRow> = {}): HistoryDayRow => ({
  user_id: TEST_CHILD,
  local_date,
  checked_in: true,
  rested: false,
  figures: { ...figures },
  counted_to: 0,
  ...flags,
});
const figuresOn = (month: string, today: string, days: readonly HistoryDayRow[]) =>
  monthFigures({ span: spanOf(month, today), today, since: days[0]?.local_date ?? null, days, rows: NO_ROWS });
const felt = (...feelings: readonly (readonly [string, number])[]) =>
  feelings.reduce((day, [feeling, size]) => withFeeling(day, { feeling, size }), NOTHING);

describe('the span of a month', () => {
  it('ends today in the month that is not over, and begins on the Sunday eleven weeks before', () => {
    expect(spanOf('2026-11', '2026-11-21')).toEqual({
      month: '2026-11',
      first: '2026-11-01',
      last: '2026-11-30',
      end: '2026-11-21',
      from: '2026-08-30',
    });
    expect(spanOf('2026-10', '2026-11-21')).toMatchObject({ end: '2026-10-31', from: '2026-08-09' });
    expect(spanOf('2028-02', '2026-11-21').last).toBe('2028-02-29');
  });

  it('is of twelve whole weeks from a Sunday, and holds the month and the day before it, whatever the month', () => {
    const days = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2199-12-31') }).map(dateOfDay);
    fc.assert(
      fc.property(days, days, (day, today) => {
        const { first, end, from } = spanOf(day.slice(0, 7), today);
        expect(new Date(`${from}T00:00:00Z`).getUTCDay()).toBe(0);
        const length = dayNumber(end) - dayNumber(from) + 1;
        expect(length).toBeGreaterThan(77);
        expect(length).toBeLessThanOrEqual(84);
        expect(from < first).toBe(true);
      }),
    );
  });
});

describe('the figures of a month', () => {
  it('are of its own days, with the size of the first of each feeling', () => {
    const answer = figuresOn('2026-11', '2026-11-21', [
      dayRow('2026-10-31', felt(['okay', 1])),
      dayRow('2026-11-02', felt(['worried', 3], ['worried', 1], ['calm', 2])),
      dayRow('2026-11-05', NOTHING, { checked_in: false, rested: true }),
      dayRow('2026-11-06', felt(['okay', 4]), { rested: true }),
    ]);
    expect(answer.days).toEqual([
      {
        localDate: '2026-11-02',
        things: 3,
        checkedIn: true,
        isRestDay: false,
        wrote: false,
        feelings: [
          { feeling: 'worried', first: 3, times: [1, 0, 1, 0] },
          { feeling: 'calm', first: 2, times: [0, 1, 0, 0] },
        ],
        visits: [],
      },
      expect.objectContaining({ localDate: '2026-11-05', things: 0, checkedIn: false, isRestDay: true }),
      expect.objectContaining({ localDate: '2026-11-06', checkedIn: true, isRestDay: false }),
    ]);
  });

  it('add up activities by card', () => {
    const one = withActivity(withActivity(NOTHING, 'calm', 300), 'breath', 40);
    const answer = figuresOn('2026-11', '2026-11-21', [
      dayRow('2026-11-02', one),
      dayRow('2026-11-03', withActivity(NOTHING, 'breath', 90)),
    ]);
    expect(answer.activities).toEqual([
      { card: 'breath', times: 2, seconds: 130, longest: 90 },
      { card: 'calm', times: 1, seconds: 300, longest: 300 },
    ]);
  });

  it('count a visit over midnight once, also into the first of the month', () => {
    const answer = figuresOn('2026-11', '2026-11-21', [
      dayRow('2026-10-31', { ...NOTHING, visits: [[1_430, 1_435]] }),
      dayRow('2026-11-01', {
        ...NOTHING,
        visits: [
          [3, 12],
          [600, 610],
        ],
      }),
    ]);
    expect(answer.days[0]?.visits).toEqual([600]);
  });

  it('have the weeks since there was anything, the empty ones between too', () => {
    const answer = figuresOn('2026-11', '2026-11-21', [
      dayRow('2026-10-28', felt(['okay', 1], ['okay', 2])),
      dayRow('2026-11-20', felt(['calm', 2])),
    ]);
    expect(answer.weeks).toEqual([
      { start: '2026-10-25', feelings: { okay: 2 } },
      { start: '2026-11-01', feelings: {} },
      { start: '2026-11-08', feelings: {} },
      { start: '2026-11-15', feelings: { calm: 1 } },
    ]);
  });

  it('lose and invent no feeling between days and weeks', () => {
    const day = fc.record({
      offset: fc.integer({ min: 0, max: 83 }),
      feelings: fc.array(
        fc.tuple(fc.constantFrom('okay', 'calm', 'a-bit-sad', 'other'), fc.integer({ min: 1, max: 4 })),
      ),
    });
    const { from } = spanOf('2026-11', '2026-11-21');
    fc.assert(
      fc.property(fc.uniqueArray(day, { selector: ({ offset }) => offset }), (told) => {
        const rows = [...told]
          .sort((a, b) => a.offset - b.offset)
          .map(({ offset, feelings }) => dayRow(dateOfDay(dayNumber(from) + offset), felt(...feelings)));
        const { weeks } = figuresOn('2026-11', '2026-11-21', rows);
        const counted = weeks.flatMap((week) => Object.values(week.feelings)).reduce((sum, count) => sum + count, 0);
        expect(counted).toBe(told.flatMap(({ feelings }) => feelings).length);
      }),
    );
  });
});

it('knows a month when it sees one', () => {
  const asked = ['2026-11', '2026-13', '2026-1', '0026-01', '2026-11-01', "2026-11'; --", '2226-01'];
  expect(asked.filter((month) => Month.safeParse(month).success)).toEqual(['2026-11']);
});
