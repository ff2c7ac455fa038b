import { describe, expect, it } from 'vitest';
import { unsavedOf } from './unsaved.ts';

const at = (id: string, x: number) => ({ id, x, y: 50, rotation: 0, scale: 100, zIndex: 1 });

describe('what the server does not know yet', () => {
  it('is nothing when all is as it was saved', () => {
    expect(unsavedOf([at('a', 1)], [{ placementId: 'p', sticker: at('a', 1) }])).toEqual([]);
  });

  it('takes off first, and then moves and places in the order of the page', () => {
    const saved = [
      { placementId: 'gone', sticker: at('g', 1) },
      { placementId: 'p', sticker: at('a', 1) },
    ];
    expect(unsavedOf([at('new', 3), at('a', 2)], saved)).toEqual([
      { does: 'remove', saved: saved[0] },
      { does: 'place', sticker: at('new', 3) },
      { does: 'move', placementId: 'p', sticker: at('a', 2) },
    ]);
  });

  it('tries once more to place what the server did not take, after it has changed', () => {
    const saved = [{ placementId: null, sticker: at('a', 1) }];
    expect(unsavedOf([at('a', 1)], saved)).toEqual([]);
    expect(unsavedOf([at('a', 2)], saved)).toEqual([{ does: 'place', sticker: at('a', 2) }]);
  });
});
