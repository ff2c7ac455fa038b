import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../../lib/local-day/local-day.ts';
import { spotsOf, TALL_FIELD, WIDE_FIELD } from './meadow.ts';

const daysFrom = (first: string, count: number) => Array.from({ length: count }, (_, index) => addDays(first, index));
const gardens = fc.record({
  count: fc.integer({ min: 1, max: 1_200 }),
  field: fc.constantFrom(WIDE_FIELD, TALL_FIELD),
});

describe('the meadow', () => {
  it('has a spot within it for every day, below the horizon', () => {
    fc.assert(
      fc.property(gardens, ({ count, field }) => {
        const spots = spotsOf(daysFrom('2024-02-20', count), field);
        expect(spots).toHaveLength(count);
        for (const { x, y, scale } of spots) {
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(field.width);
          expect(y).toBeGreaterThan(field.horizon);
          expect(y).toBeLessThan(field.height);
          expect(scale).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('grows from the back to the front, and the nearer the larger', () => {
    fc.assert(
      fc.property(gardens, ({ count, field }) => {
        const spots = spotsOf(daysFrom('2024-02-20', count), field);
        spots.reduce((before, spot) => {
          expect(spot.row).toBeGreaterThanOrEqual(before.row);
          expect(spot.scale).toBeGreaterThanOrEqual(before.scale);
          return spot;
        });
      }),
    );
  });

  it('is the same every time it is looked at', () => {
    const days = daysFrom('2026-01-01', 40);
    expect(spotsOf(days, WIDE_FIELD)).toEqual(spotsOf(days, WIDE_FIELD));
  });
});
