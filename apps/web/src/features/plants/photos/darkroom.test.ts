import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { fitInto } from './darkroom.ts';

const side = integer({ min: 1, max: 20_000 });

it('keeps every picture within the square, and never makes it larger', () => {
  assert(
    property(side, side, integer({ min: 1, max: 4_000 }), (width, height, longest) => {
      const fit = fitInto({ width, height }, longest);
      expect(Math.max(fit.width, fit.height)).toBeLessThanOrEqual(longest);
      expect(fit.width).toBeLessThanOrEqual(width);
      expect(fit.height).toBeLessThanOrEqual(height);
      expect(Math.min(fit.width, fit.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});

it('keeps the shape, to the pixel', () => {
  assert(
    property(side, side, (width, height) => {
      const fit = fitInto({ width, height }, 1280);
      const scale = Math.min(1, 1280 / Math.max(width, height));
      expect(Math.abs(fit.width - width * scale)).toBeLessThanOrEqual(1);
      expect(Math.abs(fit.height - height * scale)).toBeLessThanOrEqual(1);
    }),
  );
});

it('leaves a small picture as it is', () => {
  expect(fitInto({ width: 640, height: 480 }, 1280)).toEqual({ width: 640, height: 480 });
});
