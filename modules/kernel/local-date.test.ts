import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber, knownTimeZone, localDateIn } from './local-date.ts';

describe('the local date', () => {
  it.each([
    ['2026-05-01T23:30:00Z', 'Pacific/Auckland', '2026-05-02'],
    ['2026-05-01T02:30:00Z', 'America/Los_Angeles', '2026-04-30'],
    ['2026-05-01T12:00:00Z', 'Mars/Phobos', '2026-05-01'],
    ['1970-01-01T00:00:00Z', 'America/New_York', '1969-12-31'],
    // The night on which clocks jump forward in Berlin, and the one on which an hour happens twice.
    ['2026-03-29T01:30:00Z', 'Europe/Berlin', '2026-03-29'],
    ['2026-10-25T00:30:00Z', 'Europe/Berlin', '2026-10-25'],
  ])('of %s in %s is %s', (instant, zone, expected) => {
    expect(localDateIn(new Date(instant), zone)).toBe(expected);
  });

  it('is each zone’s own at one moment, and the next one a moment later', () => {
    const midnight = Date.parse('2026-05-02T00:00:00Z');
    const days = (ms: number) => ['UTC', 'Asia/Kathmandu', 'UTC'].map((zone) => localDateIn(new Date(ms), zone));
    expect(days(midnight - 1)).toEqual(['2026-05-01', '2026-05-02', '2026-05-01']);
    expect(days(midnight)).toEqual(['2026-05-02', '2026-05-02', '2026-05-02']);
  });

  it('takes UTC for an unknown zone, or none', () => {
    expect(['Mars/Phobos', '', undefined, 'x'.repeat(1_000), '__proto__'].map(knownTimeZone)).toEqual(
      Array(5).fill('UTC'),
    );
    expect(knownTimeZone('Asia/Kathmandu')).toBe('Asia/Kathmandu');
  });

  it('is one day later after one day, whatever the clocks do', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3_000, max: 40_000 }), (day) => {
        expect(dayNumber(dateOfDay(day))).toBe(day);
        expect(dateOfDay(day + 1) > dateOfDay(day)).toBe(true);
      }),
    );
  });
});
