import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hoursOfSleep } from './hours-of-sleep.ts';

const DAY = 24 * 60;
const minuteOfDay = fc.integer({ min: 0, max: DAY - 1 });
const clock = (minute: number) => {
  const onClock = ((minute % DAY) + DAY) % DAY;
  return `${String(Math.floor(onClock / 60)).padStart(2, '0')}:${String(onClock % 60).padStart(2, '0')}`;
};

it.each([
  ['20:30', '06:30', 10],
  ['21:30', '06:10', 8.7],
  ['00:15', '07:00', 6.8],
  ['13:00', '14:30', 1.5],
  ['23:59', '00:00', 0],
  ['07:00', '07:00', 24],
  ['20:00', '19:57', 24],
])('takes %s to %s for %f hours', (bedtime, wakeup, hours) => {
  expect(hoursOfSleep(bedtime, wakeup)).toBe(hours);
});

describe('for any two times', () => {
  it('is what the clock goes on from one to the other, over midnight too, to a tenth', () => {
    fc.assert(
      fc.property(minuteOfDay, fc.integer({ min: 1, max: DAY }), (bedtime, slept) => {
        const hours = hoursOfSleep(clock(bedtime), clock(bedtime + slept));
        expect(Math.abs(hours * 60 - slept)).toBeLessThanOrEqual(3 + 1e-9);
        expect(hours).toBe(Number(hours.toFixed(1)));
      }),
    );
  });

  it('is the same wherever on the clock the night lies', () => {
    fc.assert(
      fc.property(minuteOfDay, minuteOfDay, minuteOfDay, (bedtime, wakeup, later) => {
        expect(hoursOfSleep(clock(bedtime + later), clock(wakeup + later))).toBe(
          hoursOfSleep(clock(bedtime), clock(wakeup)),
        );
      }),
    );
  });

  it('fills the day together with the time awake, and never has less for a longer night', () => {
    fc.assert(
      fc.property(minuteOfDay, fc.integer({ min: 1, max: DAY - 1 }), (bedtime, slept) => {
        const wakeup = bedtime + slept;
        const asleep = hoursOfSleep(clock(bedtime), clock(wakeup));
        expect(Math.abs(asleep + hoursOfSleep(clock(wakeup), clock(bedtime)) - 24)).toBeLessThanOrEqual(0.1 + 1e-9);
        expect(hoursOfSleep(clock(bedtime), clock(wakeup + 1))).toBeGreaterThanOrEqual(asleep);
      }),
    );
  });

  it('rounds half a tenth up, every time', () => {
    fc.assert(
      fc.property(minuteOfDay, fc.integer({ min: 0, max: 239 }), (bedtime, tenths) => {
        const halfMore = hoursOfSleep(clock(bedtime), clock(bedtime + tenths * 6 + 3));
        expect(halfMore).toBe((tenths + 1) / 10);
      }),
    );
  });
});

describe('in a night when the clocks change', () => {
  afterEach(() => vi.unstubAllEnvs());

  /** Bedtime on the evening of `date`; what the clocks are set forward by that night, in hours. */
  const nights = [
    { zone: 'America/New_York', date: [2026, 2, 7], forward: 1 },
    { zone: 'America/New_York', date: [2026, 9, 31], forward: -1 },
    { zone: 'Europe/Berlin', date: [2026, 2, 28], forward: 1 },
    { zone: 'Europe/Berlin', date: [2026, 9, 24], forward: -1 },
    { zone: 'Australia/Lord_Howe', date: [2026, 3, 4], forward: -0.5 },
    { zone: 'Africa/Cairo', date: [2026, 3, 23], forward: 1 },
    { zone: 'Asia/Tokyo', date: [2026, 2, 7], forward: 0 },
  ] as const;

  it.each(nights)('counts by the clock on the wall ($zone, $forward h)', ({ zone, date, forward }) => {
    vi.stubEnv('TZ', zone);
    const [year, month, day] = date;
    // In bed before ten, up after five: the change lies between, wherever it is made.
    fc.assert(
      fc.property(
        fc.integer({ min: 18 * 60, max: 22 * 60 }),
        fc.integer({ min: 5 * 60, max: 11 * 60 }),
        (bedtime, wakeup) => {
          const bed = new Date(year, month, day, 0, bedtime).getTime();
          const up = new Date(year, month, day + 1, 0, wakeup).getTime();
          const wentBy = (up - bed) / 3_600_000;
          const byTheClock = hoursOfSleep(clock(bedtime), clock(wakeup));
          expect(Math.abs(byTheClock - (wentBy + forward))).toBeLessThanOrEqual(0.05 + 1e-9);
        },
      ),
    );
  });
});
