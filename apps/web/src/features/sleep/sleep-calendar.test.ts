import fc from 'fast-check';
import { expect, it } from 'vitest';
import { monthOf, monthsAway, weeksOf } from './sleep-calendar.tsx';

const anyMonth = fc.record({ year: fc.integer({ min: 1971, max: 2400 }), month: fc.integer({ min: 1, max: 12 }) });

it('lays November 2026 out from Sunday on, padded to whole weeks', () => {
  const weeks = weeksOf({ year: 2026, month: 11 });
  expect(weeks.map((week) => week[0])).toEqual(['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29']);
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
});

it('pads the first week too', () => {
  expect(weeksOf({ year: 2026, month: 8 })[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
});

it('has every day of the month once, on its weekday, in weeks of seven', () => {
  fc.assert(
    fc.property(anyMonth, (month) => {
      const weeks = weeksOf(month);
      const cells = weeks.flat();
      const days = cells.filter((cell) => cell !== null);
      expect(weeks.every((week) => week.length === 7)).toBe(true);
      expect(days).toHaveLength(new Date(Date.UTC(month.year, month.month, 0)).getUTCDate());
      expect(days.every((day) => monthOf(day).month === month.month && monthOf(day).year === month.year)).toBe(true);
      for (const [index, day] of cells.entries())
        if (day !== null) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(index % 7);
      expect(days).toEqual([...new Set(days)].sort());
      for (const week of [weeks[0], weeks.at(-1)]) expect(week?.some((cell) => cell !== null)).toBe(true);
    }),
  );
});

it('goes one month on and back to where it was, over new year', () => {
  expect(monthsAway({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(monthsAway({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
  fc.assert(
    fc.property(anyMonth, (month) => {
      expect(monthsAway(monthsAway(month, 1), -1)).toEqual(month);
    }),
  );
});
