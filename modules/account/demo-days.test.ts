import { localDateIn } from '@wonderlings/kernel';
import { describe, expect, it } from 'vitest';
import { demoBeginning } from './demo-days.ts';

const clock = (instant: Date, timeZone: string) =>
  `${localDateIn(instant, timeZone)} ${new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(instant)}`;

describe('the beginning of a demo', () => {
  it.each([
    ['UTC', '2026-05-22T00:00:00.000Z', '2026-05-01 16:00'],
    ['Asia/Kathmandu', '2026-05-21T18:20:00.000Z', '2026-05-01 16:00'],
    ['Pacific/Kiritimati', '2026-05-21T10:00:00.000Z', '2026-05-01 16:00'],
    ['Pacific/Pago_Pago', '2026-05-22T23:59:00.000Z', '2026-05-01 16:00'],
    // Half past midnight, with a clock change within the three weeks.
    ['Europe/Berlin', '2026-04-05T22:30:00.000Z', '2026-03-16 16:00'],
    ['America/New_York', '2026-11-15T05:30:00.000Z', '2026-10-25 16:00'],
  ])('is four in the afternoon 21 days before, in %s', (timeZone, now, expected) => {
    expect(clock(demoBeginning(new Date(now), timeZone), timeZone)).toBe(expected);
  });
});
