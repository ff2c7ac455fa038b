import { describe, expect, it } from 'vitest';
import { FIRST_PLACE, LEVELS, loopsOf, type Place, placeAfter, progressPercent } from './session-plan.ts';

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
