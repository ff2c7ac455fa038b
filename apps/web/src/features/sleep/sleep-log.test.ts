import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOG_LIMIT, type SleepEntry, sleepEntry, withEntry, withEntryAgain, withoutEntry } from './sleep-log.ts';

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
