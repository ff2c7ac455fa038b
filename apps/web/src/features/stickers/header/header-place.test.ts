import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fieldWidth, placeOf, stickerAt } from './header-place.ts';
import type { HeaderSticker } from './header-sticker.ts';

const WIDTH = fieldWidth(1440);
const on = (sticker: HeaderSticker, width = WIDTH) => ({
  ...placeOf(sticker, width),
  ...{ id: 'p', userId: 'u', stickerId: 'emoji/star', page: 'header' as const, dateAdded: '2026-05-01T12:00:00.000Z' },
});
const stickers = fc.record({
  id: fc.constant('a'),
  emoji: fc.constant('⭐'),
  x: fc.integer({ min: -600, max: 600 }),
  y: fc.integer({ min: -48, max: 48 }),
  rotation: fc.integer({ min: -180, max: 179 }),
  scale: fc.integer({ min: 5, max: 20 }).map((tenths) => tenths / 10),
  zIndex: fc.integer({ min: 1, max: 60 }),
});

it('comes back from the server to the very same place', () => {
  fc.assert(
    fc.property(stickers, (sticker) => {
      expect(stickerAt(on(sticker), WIDTH, 'a')).toEqual(sticker);
    }),
  );
});

it('is on the strip of a narrow device too', () => {
  const narrow = fieldWidth(390);
  fc.assert(
    fc.property(stickers, (sticker) => {
      const there = stickerAt(on(sticker), narrow, 'a');
      expect(Math.abs(there?.x ?? Number.NaN)).toBeLessThanOrEqual(narrow / 2);
    }),
  );
});

it('stays within what the server takes, however far off the device had it', () => {
  const far = { id: 'a', emoji: '⭐', x: 9_000, y: -9_000, rotation: 500, scale: 7, zIndex: 5_000 };
  expect(placeOf(far, WIDTH)).toEqual({ x: 100, y: 0, rotation: 180, scale: 200, zIndex: 999 });
});

it('leaves out what the header cannot show', () => {
  const star = { id: 'a', emoji: '⭐', x: 0, y: 0, rotation: 0, scale: 1, zIndex: 1 };
  expect(stickerAt({ ...on(star), stickerId: 'of-a-later-release' }, WIDTH, 'a')).toBeUndefined();
});

it('shows a drawn sticker as what it is', () => {
  const star = { id: 'a', emoji: '⭐', x: 0, y: 0, rotation: 0, scale: 1, zIndex: 1 };
  expect(stickerAt({ ...on(star), stickerId: 'zola-wave' }, WIDTH, 'a')).toEqual({
    ...{ id: 'a', stickerId: 'zola-wave' },
    ...{ x: 0, y: 0, rotation: 0, scale: 1, zIndex: 1 },
  });
});
