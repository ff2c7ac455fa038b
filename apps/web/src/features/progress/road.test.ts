import { describe, expect, it } from 'vitest';
import { roadFor, roadHeightAt } from './road.ts';

describe('the road', () => {
  it('fills the flags that were reached, and points out the one that comes next', () => {
    const states = (days: number) => roadFor(days).flags.map(({ state }) => state);
    expect(states(0)).toEqual(['next', 'later', 'later', 'later']);
    expect(states(5)).toEqual(['got', 'next', 'later', 'later']);
    expect(states(14)).toEqual(['got', 'got', 'got', 'next']);
    expect(states(99)).toEqual(['got', 'got', 'got', 'got']);
  });

  it('keeps the color of a flag that was passed on a walk before this one', () => {
    const once = (days: number, longest: number) => roadFor(days, longest).flags.map((flag) => flag.once);
    expect(once(0, 9)).toEqual([true, true, false, false]);
    expect(once(4, 14)).toEqual([false, true, true, false]);
    expect(once(9, 9)).toEqual([false, false, false, false]);
  });

  it('takes the buddy further with every day, and never off the picture', () => {
    const walked = Array.from({ length: 32 }, (_, days) => roadFor(days).walker.x);
    expect(walked.toSorted((one, other) => one - other)).toEqual(walked);
    expect(new Set(walked).size).toBe(32);
    expect(walked.every((x) => x > 0 && x < 100)).toBe(true);
  });

  it('stands the buddy between the flag that was reached and the next one, over neither', () => {
    for (let days = 0; days < 30; days += 1) {
      const { flags, walker } = roadFor(days);
      for (const flag of flags) expect(Math.abs(flag.x - walker.x)).toBeGreaterThan(5);
      expect(flags.filter(({ x }) => x < walker.x)).toHaveLength(flags.filter(({ state }) => state === 'got').length);
    }
  });

  it('lies where its bends meet', () => {
    expect(roadHeightAt(262)).toBeCloseTo(268, 0);
    expect(roadHeightAt(774)).toBeCloseTo(214, 0);
    expect(roadHeightAt(1139)).toBeCloseTo(154, 0);
  });
});
