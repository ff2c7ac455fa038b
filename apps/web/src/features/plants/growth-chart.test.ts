import { assert, double, property } from 'fast-check';
import { expect, it } from 'vitest';
import { growthScale, TALLEST_AT_FULL_SIZE_CM } from './growth-chart.tsx';
import { TALLEST_CM } from './plant-drafts.ts';
import { stageOf } from './stem-top.tsx';

it('draws ordinary plants with 10 px per cm and a mark each 5 cm', () => {
  assert(
    property(double({ min: 0.1, max: TALLEST_AT_FULL_SIZE_CM, noNaN: true }), (cm) => {
      expect(growthScale(cm)).toMatchObject({ pxPerCm: 10, markCm: 5, steppedBack: false });
    }),
  );
});

it('steps back from a sunflower of 2 m until it is as high as a screen, with marks that say so', () => {
  expect(growthScale(200)).toMatchObject({ pxPerCm: 3, markCm: 20, steppedBack: true, lengthPx: 600 });
  expect(growthScale(200).marks).toEqual([0, 20, 40, 60, 80, 100, 120, 140, 160, 180, 200]);
});

it('keeps every chart readable, up to the tallest tree', () => {
  assert(
    property(double({ min: 0.1, max: TALLEST_CM, noNaN: true }), (cm) => {
      const { pxPerCm, markCm, marks, lengthPx } = growthScale(cm);
      expect(cm * pxPerCm).toBeLessThanOrEqual(600.001);
      expect(lengthPx).toBeGreaterThanOrEqual(cm * pxPerCm - 0.001);
      expect(markCm * pxPerCm).toBeGreaterThanOrEqual(40);
      expect(marks.length).toBeLessThanOrEqual(17);
    }),
  );
});

it('goes from sprout over bud to flower', () => {
  expect([0, 1, 2, 3, 4, 50].map(stageOf)).toEqual(['sprout', 'sprout', 'bud', 'bud', 'flower', 'flower']);
});
