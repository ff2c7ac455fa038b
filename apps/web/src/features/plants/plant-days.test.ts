import { assert, integer, property } from 'fast-check';
import { expect, it, vi } from 'vitest';
import { growthDay, longDay, shortDay } from './plant-days.ts';

const MS_PER_DAY = 86_400_000;
const dayAfter = (days: number) => new Date(Date.UTC(2000, 0, 1) + days * MS_PER_DAY).toISOString().slice(0, 10);
const someDay = integer({ min: 0, max: 40_000 });

it('calls the first day Day 1, and the sample log Day 15', () => {
  expect(growthDay('2025-04-25', '2025-04-25')).toBe(1);
  expect(growthDay('2025-04-25', '2025-05-09')).toBe(15);
});

it('counts one more each day, over leap days, ends of years and changes of clocks', () => {
  assert(
    property(someDay, integer({ min: 0, max: 4_000 }), (start, days) => {
      expect(growthDay(dayAfter(start), dayAfter(start + days))).toBe(days + 1);
    }),
  );
});

it('does not depend on where the device is', () => {
  for (const place of ['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'America/New_York', 'Asia/Kathmandu']) {
    vi.stubEnv('TZ', place);
    expect(growthDay('2025-03-08', '2025-03-10')).toBe(3);
    expect([longDay('2025-04-25'), shortDay('2025-04-25')]).toEqual(['April 25, 2025', 'Apr 25']);
  }
});
