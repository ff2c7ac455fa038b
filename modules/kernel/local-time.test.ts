import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dateOfDay, dayNumber, localDateIn } from './local-date.ts';
import { instantAt } from './local-time.ts';

const clockIn = (instant: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

describe('a time of day', () => {
  it.each([
    ['UTC', '2026-05-01T16:30:00.000Z'],
    ['Europe/Berlin', '2026-05-01T14:30:00.000Z'],
    ['Pacific/Kiritimati', '2026-05-01T02:30:00.000Z'],
    ['Pacific/Pago_Pago', '2026-05-02T03:30:00.000Z'],
    ['Asia/Kathmandu', '2026-05-01T10:45:00.000Z'],
  ])('is on the clock of %s', (timeZone, instant) => {
    expect(instantAt('2026-05-01', 16 * 60 + 30, timeZone).toISOString()).toBe(instant);
  });

  it.each([
    // Clocks go forward at 2:00 in Berlin, and back at 3:00.
    ['2026-03-29', 3 * 60, 'Europe/Berlin', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25', 3 * 60, 'Europe/Berlin', '2026-10-25T02:00:00.000Z'],
    // The offset of New York at the same figures in UTC is still that of summer.
    ['2026-11-01', 3 * 60, 'America/New_York', '2026-11-01T08:00:00.000Z'],
  ])('is right beside a clock change: %s, minute %i, %s', (localDate, minutes, timeZone, instant) => {
    expect(instantAt(localDate, minutes, timeZone).toISOString()).toBe(instant);
  });

  it('is what the zone’s own calendar and clock show, on any day and in any zone', () => {
    const zones = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
    const days = fc.integer({ min: dayNumber('2015-01-01'), max: dayNumber('2035-12-31') }).map(dateOfDay);
    // Clocks are changed at night.
    const minutes = fc.integer({ min: 5 * 60, max: 22 * 60 });
    fc.assert(
      fc.property(days, minutes, zones, (day, minute, zone) => {
        const instant = instantAt(day, minute, zone);
        const clock = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
        expect([localDateIn(instant, zone), clockIn(instant, zone)]).toEqual([day, clock]);
      }),
      { numRuns: 300 },
    );
  });
});
