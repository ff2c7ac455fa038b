import { afterEach, describe, expect, it, vi } from 'vitest';
import { dateOn, localDateOf } from '../../lib/local-day/local-day.ts';
import { calendarRange, weeksOfMonth } from './calendar-range.ts';
import { longDateOf } from './entry-words.ts';

afterEach(() => vi.unstubAllEnvs());

const ZONES = ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Africa/Cairo', 'Asia/Kathmandu'];
// Among them days on which a clock changes, in Cairo at midnight.
const DAYS = ['2025-01-01', '2025-03-09', '2025-04-25', '2025-10-31', '2024-02-29', '2025-12-31'];

describe.each(ZONES)('in %s', (zone) => {
  it.each(DAYS)('%s stays the day it is, there and back', (day) => {
    vi.stubEnv('TZ', zone);
    expect(localDateOf(dateOn(day))).toBe(day);
    expect(dateOn(day).getDate()).toBe(Number(day.slice(8)));
    expect(longDateOf('2025-05-02')).toBe('Friday, May 2, 2025');
  });
});

it('tells the day of an instant by the clock of this device', () => {
  const instant = new Date('2025-05-02T23:30:00.000Z');
  vi.stubEnv('TZ', 'Asia/Tokyo');
  expect(localDateOf(instant)).toBe('2025-05-03');
  vi.stubEnv('TZ', 'America/New_York');
  expect(localDateOf(instant)).toBe('2025-05-02');
});

it('reaches from the first entry to today, and on to a day that is tomorrow here', () => {
  expect(calendarRange([], '2025-05-07')).toEqual({ first: '2025-05-07', last: '2025-05-07' });
  expect(calendarRange(['2025-05-02', '2024-12-31'], '2025-05-07')).toEqual({
    first: '2024-12-31',
    last: '2025-05-07',
  });
  expect(calendarRange(['2025-05-08'], '2025-05-07')).toEqual({ first: '2025-05-07', last: '2025-05-08' });
});

describe('the weeks of a month', () => {
  it('are as many as its days reach into, from Sunday', () => {
    expect(weeksOfMonth('2026-11-22')).toBe(5);
    expect(weeksOfMonth('2026-02-01')).toBe(4);
    expect(weeksOfMonth('2025-11-30')).toBe(6);
  });
});
