import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoOf } from './connect.ts';

describe('an instant as Postgres writes it', () => {
  it.each([
    ['2026-11-21 16:02:18+00', '2026-11-21T16:02:18.000Z'],
    ['2026-11-21 16:02:18.3+00', '2026-11-21T16:02:18.300Z'],
    ['2026-11-21 16:02:18.314999+00', '2026-11-21T16:02:18.314Z'],
    ['2026-11-21 18:02:18.31+02', '2026-11-21T16:02:18.310Z'],
    ['2026-11-21 21:47:18.31+05:45', '2026-11-21T16:02:18.310Z'],
  ])('%s comes as %s', (stored, iso) => expect(isoOf(stored)).toBe(iso));

  it('comes as a Date would have it', () => {
    const years = { min: new Date('0001-01-01T00:00:00Z'), max: new Date('9999-12-31T23:59:59.999Z') };
    fc.assert(
      fc.property(fc.date({ ...years, noInvalidDate: true }), (date) => {
        const stored = date
          .toISOString()
          .replace('T', ' ')
          .replace(/\.?0*Z$/, '+00');
        expect(isoOf(stored)).toBe(date.toISOString());
      }),
    );
  });
});
