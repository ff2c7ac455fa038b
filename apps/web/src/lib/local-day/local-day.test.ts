import { expect, it } from 'vitest';
import { addMonths, daysOfMonth, monthOf } from './local-day.ts';

it('knows its first and its last day, leap years and the end of a year too', () => {
  expect(daysOfMonth('2026-02')).toEqual({ from: '2026-02-01', to: '2026-02-28' });
  expect(daysOfMonth('2028-02').to).toBe('2028-02-29');
  expect(daysOfMonth('2026-12').to).toBe('2026-12-31');
  expect(addMonths(monthOf('2026-01-31'), -1)).toBe('2025-12');
});
