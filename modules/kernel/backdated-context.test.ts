import { expect, it } from 'vitest';
import { asOf } from './backdated-context.ts';
import { testContext } from './testing.ts';

const context = testContext('2026-05-31');
const dayOf = (doneAt: string | undefined) => asOf(context, doneAt).now.toISOString().slice(0, 10);

it.each([
  ['its own day', '2026-05-29T10:00:00.000Z', '2026-05-29'],
  ['its own day for thirty days', '2026-05-01T12:00:00.000Z', '2026-05-01'],
  ['today when it is older', '2026-05-01T11:59:59.999Z', '2026-05-31'],
  ['today when a clock is ahead', '2027-01-01T00:00:00.000Z', '2026-05-31'],
  ['today when a clock says 1970', '1970-01-01T00:00:00.000Z', '2026-05-31'],
  ['today when it does not say', undefined, '2026-05-31'],
])('counts what is sent late for %s', (_, doneAt, day) => {
  expect(dayOf(doneAt)).toBe(day);
});

it.each([
  ['two years behind', '2024-05-31T12:00:00.000Z', '2024-05-29T10:00:00.000Z', '2026-05-29'],
  ['a day ahead', '2026-06-01T12:00:00.000Z', '2026-05-30T10:00:00.000Z', '2026-05-29'],
  ['right', '2026-05-31T12:00:00.000Z', '2026-05-29T10:00:00.000Z', '2026-05-29'],
  ['set back since', '2024-05-31T12:00:00.000Z', '2026-05-29T10:00:00.000Z', '2026-05-31'],
])('measures how long ago it was by the clock of the device, which is %s', (_, deviceNow, doneAt, day) => {
  const { now } = asOf({ ...context, deviceNow: new Date(deviceNow) }, doneAt);
  expect(now.toISOString().slice(0, 10)).toBe(day);
});

it('leaves the rest of the act as it was', () => {
  expect(asOf(context, '2026-05-29T10:00:00.000Z')).toEqual({ ...context, now: new Date('2026-05-29T10:00:00.000Z') });
});
