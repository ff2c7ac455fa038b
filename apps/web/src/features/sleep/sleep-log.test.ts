import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  hoursOfSleep,
  LOG_LIMIT,
  type SleepEntry,
  sleepEntry,
  withEntry,
  withEntryAgain,
  withoutEntry,
} from './sleep-log.ts';

const date = (day: number) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);
const nightOn = (day: number, wakeup = '06:30') => sleepEntry(date(day), '20:30', wakeup);
/** Written down day by day. */
const logOf = (days: number) =>
  Array.from({ length: days }, (_, day) => nightOn(day)).reduce<readonly SleepEntry[]>(withEntry, []);

it('has the hours of its two times', () => {
  expect(nightOn(0)).toEqual({ date: '2026-01-01', bedtime: '20:30', wakeup: '06:30', hours: 10 });
});

describe('a new night', () => {
  it('stands first', () =>
    expect(withEntry(logOf(2), nightOn(2)).map((night) => night.date)).toEqual([2, 1, 0].map(date)));

  it('takes the place of one of the same date', () => {
    const log = withEntry(logOf(3), nightOn(2, '07:30'));
    expect(log.map(({ date: on, hours }) => [on, hours])).toEqual([
      [date(2), 11],
      [date(1), 10],
      [date(0), 10],
    ]);
  });

  it('lets the oldest go when there are more than thirty', () => {
    const log = logOf(45);
    expect(LOG_LIMIT).toBe(30);
    expect(log).toHaveLength(30);
    expect(log.at(0)?.date).toBe(date(44));
    expect(log.at(-1)?.date).toBe(date(15));
  });
});

it('holds one a date and thirty at most, whatever is written and removed', () => {
  const step = fc.record({ day: fc.integer({ min: 0, max: 50 }), remove: fc.boolean() });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 90 }), (steps) => {
      const log = steps.reduce<readonly SleepEntry[]>(
        (soFar, { day, remove }) => (remove ? withoutEntry(soFar, date(day)) : withEntry(soFar, nightOn(day))),
        [],
      );
      expect(new Set(log.map((night) => night.date)).size).toBe(log.length);
      expect(log.length).toBeLessThanOrEqual(30);
    }),
  );
});

it('is as it was when a night is put back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), fc.nat(), (days, pick) => {
      const log = logOf(days);
      const removed = log[pick % log.length] as SleepEntry;
      expect(withEntryAgain(withoutEntry(log, removed.date), removed)).toEqual(log);
    }),
  );
});

it('keeps what was written meanwhile for the date of a night that is put back', () => {
  const rewritten = withEntry(withoutEntry(logOf(2), date(1)), nightOn(1, '07:30'));
  expect(withEntryAgain(rewritten, nightOn(1))).toBe(rewritten);
});

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
