import { describe, expect, it } from 'vitest';
import {
  FIRST_PLACE,
  fiveDone,
  isSessionDone,
  LEVELS,
  loopsOf,
  movesDone,
  type Place,
  placeAfter,
  progressPercent,
  secondsMoved,
} from './session-plan.ts';

function placesOf(loops: number): readonly Place[] {
  const places: Place[] = [];
  for (let place: Place | null = FIRST_PLACE; place; place = placeAfter(place, loops)) places.push(place);
  return places;
}

describe('a session', () => {
  it.each(LEVELS)('has five moves a loop at %s, each once and in order', (level) => {
    const loops = loopsOf(level);
    const places = placesOf(loops);
    expect(places).toHaveLength(loops * 5);
    expect(places.map(({ loop, moveIndex }) => (loop - 1) * 5 + moveIndex)).toEqual(places.map((_, index) => index));
  });

  it('has the loops of the specification', () => {
    expect(LEVELS.map(loopsOf)).toEqual([1, 2, 3]);
  });
});

describe('the progress', () => {
  it('is what lies behind, by the formula of the specification', () => {
    expect(progressPercent({ loop: 1, moveIndex: 0 }, 1)).toBe(0);
    expect(progressPercent({ loop: 1, moveIndex: 4 }, 1)).toBe(80);
    expect(progressPercent({ loop: 1, moveIndex: 2 }, 2)).toBe(20);
    expect(progressPercent({ loop: 2, moveIndex: 0 }, 2)).toBe(50);
    expect(progressPercent({ loop: 3, moveIndex: 4 }, 3)).toBeCloseTo(93.33, 2);
  });

  it('grows with every move', () => {
    for (const loops of [1, 2, 3]) {
      const all = placesOf(loops).map((place) => progressPercent(place, loops));
      expect(all).toEqual(all.toSorted((one, other) => one - other));
      expect(new Set(all).size).toBe(all.length);
    }
  });
});

const secondsOf = (...seconds: readonly number[]) => seconds.map((one) => one * 1_000);

describe('a move', () => {
  it('was done when the child moved for five seconds, however long it could have been', () => {
    const movedMs = secondsOf(5, 4.9, 45, 0, 15);
    expect(movesDone({ movedMs })).toBe(3);
    expect(fiveDone({ movedMs })).toEqual([true, false, true, false, true]);
    expect(secondsMoved({ movedMs })).toBe(70);
  });

  it('was done at the end in any loop', () => {
    const movedMs = secondsOf(0, 9, 0, 0, 0, 9, 0, 0, 0, 9);
    expect(fiveDone({ movedMs })).toEqual([true, true, false, false, true]);
  });
});

describe('a session', () => {
  it.each([
    ['easy', 5, 3],
    ['medium', 10, 5],
    ['hard', 15, 8],
  ] as const)('at %s was done with half of its moves', (level, moves, least) => {
    const withDone = (done: number) => Array.from({ length: moves }, (_, index) => (index < done ? 5_000 : 0));
    expect(isSessionDone({ level, movedMs: withDone(least) })).toBe(true);
    expect(isSessionDone({ level, movedMs: withDone(least - 1) })).toBe(false);
  });

  it('was not done before it began', () => {
    expect(isSessionDone({ level: 'easy', movedMs: [] })).toBe(false);
  });
});
