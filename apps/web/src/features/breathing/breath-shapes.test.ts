import { expect, it } from 'vitest';
import { phasesOf } from './breath-position.ts';
import { RING_LENGTH, ringArcs } from './breath-shapes.tsx';
import { BREATHING_LEVELS } from './breathing.catalogue.ts';

it.each(BREATHING_LEVELS)('closes the ring of $name with arcs as long as their seconds', (level) => {
  const arcs = ringArcs(phasesOf(level), 4);
  const lengths = arcs.map(({ dashArray }) => Number(dashArray.split(' ')[0]) + 4);
  const whole = level.inhaleTime + level.holdTime + level.exhaleTime;
  expect(lengths.map((length) => (length / RING_LENGTH) * whole)).toEqual([
    expect.closeTo(level.inhaleTime),
    expect.closeTo(level.holdTime),
    expect.closeTo(level.exhaleTime),
  ]);
  expect(arcs[0]?.dashOffset).toBe(-2);
  expect(arcs[1]?.middle).toBeCloseTo(((level.inhaleTime + level.holdTime / 2) / whole) * 360);
});
