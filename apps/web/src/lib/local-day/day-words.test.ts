import { describe, expect, it } from 'vitest';
import { clockTime, dayName, longDay, minuteFrom, shortDay } from './day-words.ts';

const at = (hours: number, minutes: number, seconds = 0) => new Date(2026, 10, 21, hours, minutes, seconds);

describe('the words of a day and its clock', () => {
  it('are small and without seconds', () => {
    expect(clockTime(at(17, 44, 59))).toBe('5:44 pm');
    expect(clockTime(at(0, 5))).toBe('12:05 am');
  });

  it('are never too early for what is possible from then on', () => {
    expect(minuteFrom(at(17, 43, 20))).toBe('5:44 pm');
    expect(minuteFrom(at(17, 44))).toBe('5:44 pm');
  });

  it('say the year of another year', () => {
    expect(dayName('2026-11-03', '2026-11-21')).toBe('November 3');
    expect(dayName('2025-12-31', '2026-11-21')).toBe('December 31, 2025');
    expect(longDay('2026-11-21')).toBe('Saturday, November 21');
    expect(longDay('2025-12-31', '2026-01-01')).toBe('Wednesday, December 31, 2025');
    expect(shortDay('2026-11-12', '2026-11-21')).toBe('Nov 12');
    expect(shortDay('2025-11-12', '2026-11-21')).toBe('Nov 12, 2025');
  });
});
