import { describe, expect, it } from 'vitest';
import { broughtToFront, newSticker, percentOf, pixelsOf, resized } from './playground-sticker.ts';

const FIELD = { width: 350, height: 262.5 };
const at = (id: string, zIndex: number) => ({ ...newSticker(id, 'zola-wave', [50, 50], []), zIndex });

describe('a place', () => {
  it('is in percent of the page, to a hundredth, and the same again from its pixels', () => {
    const [x, y] = percentOf([117, 99], FIELD);
    expect([x, y]).toEqual([33.43, 37.71]);
    expect(percentOf(pixelsOf({ x, y }, FIELD), FIELD)).toEqual([x, y]);
  });

  it('stays on the page', () => {
    expect(percentOf([-20, 900], FIELD)).toEqual([4, 96]);
  });
});

describe('layers', () => {
  it('puts a new sticker on top of all', () => {
    expect(newSticker('n', 'zola-wave', [1, 2], [at('a', 3), at('b', 7)])).toMatchObject({ zIndex: 8, scale: 100 });
  });

  it('brings one to the front once, and leaves what is there already', () => {
    const [low, high] = [at('a', 3), at('b', 7)];
    expect(broughtToFront(low, [low, high]).zIndex).toBe(8);
    expect(broughtToFront(high, [low, high])).toBe(high);
  });

  it('never goes over the highest layer', () => {
    expect(newSticker('n', 'zola-wave', [1, 2], [at('a', 999)]).zIndex).toBe(999);
  });
});

it('grows and shrinks by a tenth, between half and double', () => {
  expect(resized(at('a', 1), 1).scale).toBe(110);
  expect(resized({ ...at('a', 1), scale: 50 }, -1).scale).toBe(50);
  expect(resized({ ...at('a', 1), scale: 200 }, 1).scale).toBe(200);
});
