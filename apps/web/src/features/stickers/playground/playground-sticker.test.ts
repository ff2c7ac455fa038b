import { describe, expect, it } from 'vitest';
import { broughtToFront, newSticker, percentOf, pixelsOf, resized, stickersOn } from './playground-sticker.ts';

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

describe('the page', () => {
  const place = (x: number) => ({ x, y: 50, rotation: 0, scale: 100, zIndex: 1 });
  const row = (id: string, x = 50, stickerId = 'zola-wave') => ({
    ...{ id, stickerId, userId: 'maya', page: 'home' as const, dateAdded: '2026-05-12T12:00:00.000Z', ...place(x) },
  });
  const shown = (...of: Parameters<typeof stickersOn>) => stickersOn(...of).map(({ id, x }) => [id, x]);

  it('is what the server has, and what waits in its order', () => {
    const placementId = 'new';
    expect(
      shown(
        [row('a'), row('b')],
        [
          { does: 'move', placementId: 'a', place: place(60) },
          { does: 'place', placementId, stickerId: 'zola-wave', place: place(10) },
          { does: 'remove', placementId: 'b' },
          { does: 'move', placementId, place: place(20) },
          { does: 'move', placementId: 'a', place: place(70) },
        ],
      ),
    ).toEqual([
      ['a', 70],
      ['new', 20],
    ]);
  });

  it('has a sticker once whose answer was lost, where the server has it', () => {
    const lost = { does: 'place', placementId: 'a', stickerId: 'zola-wave', place: place(10) } as const;
    expect(shown([row('a', 30)], [lost])).toEqual([['a', 30]]);
  });

  it('has nothing of what this release cannot draw, or of which nothing is left', () => {
    expect(
      shown([row('a', 30, 'of-a-later-release')], [{ does: 'move', placementId: 'gone', place: place(1) }]),
    ).toEqual([]);
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
