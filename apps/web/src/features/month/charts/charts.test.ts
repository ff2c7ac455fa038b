import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayasMonth } from '../month.fixture.ts';
import { shownDays, totalsOf } from '../month-days.ts';
import { bedsOf, feltWords } from './beds.ts';
import { fullWidth, lengthOf, minuteBars } from './minute-bars.ts';
import { beadsOf } from './rows.tsx';
import { overThreeWeeks, type Strand, strandsOf, streamBands } from './stream-shape.ts';
import { halfHours, isLate, spotsOf } from './visits.ts';

const november = mayasMonth('2026-11');

describe('the days of a month', () => {
  it('are all there, each of one kind', () => {
    const kinds = shownDays(november).map(({ kind }) => kind);
    expect(kinds).toHaveLength(30);
    expect(kinds.filter((kind) => kind === 'lit')).toHaveLength(18);
    expect(kinds.filter((kind) => kind === 'rest')).toHaveLength(1);
    expect(kinds.filter((kind) => kind === 'shut')).toHaveLength(2);
    expect(kinds.filter((kind) => kind === 'next')).toHaveLength(9);
  });

  it('before the account was made are no days that it missed', () => {
    const september = mayasMonth('2026-09');
    expect(
      shownDays(september)
        .map(({ kind }) => kind)
        .slice(0, 3),
    ).toEqual(['before', 'before', 'lit']);
    expect(totalsOf(september).days).toBe(28);
  });
});

describe('beds', () => {
  it('stand in the order of the catalogue, never by how often', () => {
    expect(bedsOf(november).map(({ id, times }) => [id, times])).toEqual([
      ['really-happy', 8],
      ['okay', 7],
      ['a-bit-sad', 2],
      ['worried', 2],
      ['nervous', 1],
      ['calm', 2],
    ]);
  });

  it('name a feeling that came twice on a day once for each size', () => {
    const day = { localDate: '2026-11-02', things: 3, checkedIn: true, isRestDay: false, wrote: false, visits: [] };
    const feelings = [
      { feeling: 'calm', first: 2, times: [0, 2, 0, 0] },
      { feeling: 'something new', first: 1, times: [1, 0, 0, 0] },
    ];
    expect(feltWords({ ...day, feelings })).toBe('Calm (2), 2 times; Another feeling (1)');
  });
});

describe('minutes', () => {
  it('have a full width that is a round number, and is never too small', () => {
    const of = (minutes: number) =>
      minuteBars({ activities: [{ card: 'breath', times: 1, seconds: minutes * 60, longest: 60 }] });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2_000 }), (minutes) => {
        expect(fullWidth(of(minutes))).toBeGreaterThanOrEqual(minutes);
        expect(fullWidth(of(minutes)) % 5).toBe(0);
      }),
    );
    expect([10, 11, 45, 46, 181].map((minutes) => fullWidth(of(minutes)))).toEqual([10, 20, 45, 60, 240]);
  });

  it('leave out what is not timed, and call what is short by its seconds', () => {
    const bars = minuteBars({
      activities: [
        { card: 'environment', times: 4, seconds: 0, longest: 0 },
        { card: 'breath', times: 1, seconds: 36, longest: 36 },
      ],
    });
    expect(bars.map(({ name, minutes }) => [name, minutes])).toEqual([['Breathing', 1]]);
    expect([lengthOf(36), lengthOf(60), lengthOf(330)]).toEqual(['36 s', '1 min', '6 min']);
  });
});

describe('visits', () => {
  const visit = fc.record({
    localDate: fc.integer({ min: 1, max: 30 }).map((day) => `2026-11-${String(day).padStart(2, '0')}`),
    minute: fc.integer({ min: 0, max: 1_439 }),
  });

  it('are all drawn, and on their side of nine', () => {
    fc.assert(
      fc.property(fc.array(visit, { maxLength: 60 }), (visits) => {
        const spots = spotsOf(visits);
        const count = (list: readonly { count: number }[]) => list.reduce((sum, spot) => sum + spot.count, 0);
        expect(count(spots)).toBe(visits.length);
        expect(count(spots.filter(({ late }) => late))).toBe(visits.filter(isLate).length);
        expect(spots.filter(({ late, minute }) => !late && minute >= 21 * 60)).toEqual([]);
        expect(halfHours(visits).reduce((sum, [, each]) => sum + each, 0)).toBe(visits.length);
      }),
    );
  });
});

describe('rows of days', () => {
  it('have a bead a day up to sixty days, then one a week, then one in thirty days', () => {
    const row = (last: string) => ({ first: '2026-01-01', last, days: 1, rested: 0, restDays: [] });
    expect(beadsOf({ ...row('2026-01-04'), restDays: ['2026-01-03'] }).beads).toEqual([true, true, false, true]);
    expect(['2026-03-01', '2026-03-02', '2028-01-01'].map((last) => beadsOf(row(last)).each)).toEqual([1, 7, 30]);
    expect(beadsOf(row('2026-03-02')).beads).toHaveLength(9);
  });
});

describe('the stream', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 12, maxLength: 12 });

  it('drawn over three weeks makes no feeling more or fewer in a stretch that is even', () => {
    expect(overThreeWeeks([3, 3, 3, 3])).toEqual([3, 3, 3, 3]);
    expect(overThreeWeeks([0, 4, 0, 0])).toEqual([1, 2, 1, 0]);
  });

  it('never leaves its picture', () => {
    fc.assert(
      fc.property(fc.array(counts, { minLength: 1, maxLength: 6 }), (all) => {
        const ids = ['okay', 'calm', 'worried', 'happy', 'sad', 'angry'] as const;
        const strands = all.map((each, index): Strand => ({ id: ids[index] ?? 'wild', counts: each }));
        for (const { path } of streamBands(strands, { width: 310, height: 190 })) {
          const numbers = [...path.matchAll(/-?[\d.]+/g)].map(Number);
          const ys = numbers.filter((_, index) => index % 2 === 1);
          expect(numbers.every(Number.isFinite)).toBe(true);
          expect(Math.min(...ys)).toBeGreaterThanOrEqual(-0.1);
          expect(Math.max(...ys)).toBeLessThanOrEqual(190.1);
        }
      }),
    );
  });

  it('has a strand for what was felt at all', () => {
    expect(strandsOf(november.weeks).map(({ id }) => id)).toHaveLength(8);
  });
});
