import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { heightOf } from './plant-drafts.ts';

it('reads every height in steps of 0.1 as it was typed', () => {
  assert(
    property(integer({ min: 1, max: 120_000 }), (millimeters) => {
      expect(heightOf(String(millimeters / 10))).toBe(millimeters / 10);
      expect(heightOf(String(millimeters / 10).replace('.', ','))).toBe(millimeters / 10);
    }),
  );
});

it.each(['', ' ', '0', '0.0', '0.04', '-3', 'tall', '1e999'])('has no height in "%s"', (typed) => {
  expect(heightOf(typed)).toBeNull();
});

it('rounds to a tenth', () => {
  expect(heightOf('4.56')).toBe(4.6);
});
