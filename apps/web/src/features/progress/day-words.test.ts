import { expect, it } from 'vitest';
import { longDay, shortDay, weekdayOf } from './day-words.ts';

it('tells the day on which something was earned, with its year once that is over', () => {
  expect(shortDay('2026-11-12', '2026-11-21')).toBe('Nov 12');
  expect(shortDay('2025-11-12', '2026-11-21')).toBe('Nov 12, 2025');
});

it('tells a calendar day in full', () => {
  expect(longDay('2026-11-12')).toBe('November 12, 2026');
  expect(weekdayOf('2026-11-12')).toBe('Thursday, November 12');
});
