import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, monthOf } from '../../../lib/local-day/local-day.ts';
import { dayByKey, sameDayIn, weeksOf } from './month-grid.ts';

describe('a month', () => {
  it('has weeks from Sunday, with nothing where other months are', () => {
    const weeks = weeksOf('2026-02');
    expect(weeks[0]?.[0]).toBe('2026-02-01');
    expect(weeks).toHaveLength(4);
    expect(weeksOf('2026-08')[0]).toEqual([null, null, null, null, null, null, '2026-08-01']);
  });

  it('has each of its days once and in order, in whatever year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1969, max: 2099 }), fc.integer({ min: 1, max: 12 }), (year, number) => {
        const month = `${year}-${String(number).padStart(2, '0')}`;
        const days = weeksOf(month).flat().filter(Boolean);
        expect(days[0]).toBe(`${month}-01`);
        expect(days).toHaveLength(new Date(Date.UTC(year, number, 0)).getUTCDate());
        expect(days.every((day, index) => day === addDays(`${month}-01`, index))).toBe(true);
      }),
    );
  });

  it('is followed by the next one, over the end of a year', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1)]).toEqual(['2027-01', '2025-12']);
    expect(sameDayIn('2026-02', '2026-01-31')).toBe('2026-02-28');
  });
});

describe('a key', () => {
  it.each([
    ['ArrowRight', '2026-11-01'],
    ['ArrowLeft', '2026-10-30'],
    ['ArrowUp', '2026-10-24'],
    ['ArrowDown', '2026-11-07'],
    ['Home', '2026-10-25'],
    ['End', '2026-10-31'],
    ['PageUp', '2026-09-30'],
    ['PageDown', '2026-11-30'],
  ])('%s leads from October 31 to %s', (key, day) => {
    expect(dayByKey(key, '2026-10-31')).toBe(day);
  });

  it('that is not one of a calendar leads nowhere', () => {
    expect(dayByKey('a', '2026-10-31')).toBeNull();
    expect(monthOf('2026-10-31')).toBe('2026-10');
  });
});
