import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { positionAt, totalSeconds } from './breath-position.ts';
import { BREATHING_LEVELS } from './breathing.catalogue.ts';

const [beginner, intermediate, advanced] = BREATHING_LEVELS;
if (!beginner || !intermediate || !advanced) throw new Error('There are three levels');

it('has the levels of the specification', () => {
  expect(
    BREATHING_LEVELS.map(({ name, ageRange, inhaleTime, holdTime, exhaleTime, cycles }) => [
      name,
      ageRange,
      [inhaleTime, holdTime, exhaleTime],
      cycles,
    ]),
  ).toEqual([
    ['Beginner', '6-7', [3, 4, 5], 3],
    ['Intermediate', '8-9', [4, 7, 8], 4],
    ['Advanced', '10-11', [5, 8, 10], 5],
  ]);
});

describe('a breath', () => {
  it('counts each phase down from its own seconds, cycle after cycle', () => {
    const shown = Array.from({ length: 14 }, (_, second) => positionAt(beginner, second * 1000));
    expect(shown.map(({ phase, countdown }) => `${phase} ${countdown}`)).toEqual([
      ...['inhale 3', 'inhale 2', 'inhale 1'],
      ...['hold 4', 'hold 3', 'hold 2', 'hold 1'],
      ...['exhale 5', 'exhale 4', 'exhale 3', 'exhale 2', 'exhale 1'],
      ...['inhale 3', 'inhale 2'],
    ]);
    expect(shown.map(({ cycle }) => cycle)).toEqual([...Array(12).fill(1), 2, 2]);
  });

  it('is complete after the last cycle, not before', () => {
    expect(totalSeconds(beginner)).toBe(36);
    expect(positionAt(beginner, 35_999)).toEqual({ phase: 'exhale', countdown: 1, cycle: 3 });
    expect(positionAt(beginner, 36_000)).toEqual({ phase: 'complete', countdown: 0, cycle: 3 });
    expect([totalSeconds(intermediate), totalSeconds(advanced)]).toEqual([76, 115]);
  });

  it('loses one second a second, whatever the level', () => {
    fc.assert(
      fc.property(fc.constantFrom(...BREATHING_LEVELS), fc.nat(114), (level, second) => {
        const here = positionAt(level, second * 1000);
        const next = positionAt(level, (second + 1) * 1000);
        if (here.phase === next.phase && here.phase !== 'complete') expect(next.countdown).toBe(here.countdown - 1);
        else expect(here.countdown).toBeLessThanOrEqual(1);
      }),
    );
  });
});
