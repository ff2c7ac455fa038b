import { draft } from '@wonderlings/kernel';
import { decided, testContext } from '@wonderlings/kernel/testing';
import { describe, expect, it } from 'vitest';
import { MOST_PLACEMENTS, type MoveStickerInput, PlaceStickerInput } from './contract.ts';
import { StickerPlaced, StickerRemoved, StickerUnlocked } from './events.ts';
import { moveSticker, placeSticker, removeSticker } from './stickers.decide.ts';
import { stickersFacet } from './stickers.ts';

const composition = { facets: [stickersFacet] };
const context = testContext();
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const PLACED = { stickerId: 'zola-wave', page: 'home', x: 10, y: 20, rotation: 0, scale: 100, zIndex: 1 };
const placed = (more: Partial<typeof PLACED> = {}, number = 1) =>
  [context, draft(StickerPlaced, { ...PLACED, ...more, placementId: idOf(number) })] as const;
const full = Array.from({ length: MOST_PLACEMENTS }, (_, number) => placed({}, number + 1));

type Past = Parameters<typeof decided>[1];
const place = (more: object = {}, past: Past = []) =>
  decided(composition, past, placeSticker(PlaceStickerInput.parse({ ...PLACED, ...more })), context);
const move = (change: MoveStickerInput, past: Past = [placed()], id = idOf(1)) =>
  decided(composition, past, moveSticker(id, change), context);
const remove = (past: Past, id = idOf(1)) => decided(composition, past, removeSticker(id), context);
const refusal = (kind: string, code: string) => expect.objectContaining({ kind, code });

describe('placing a sticker', () => {
  it('records where it is, with the defaults of the specification for the rest', () => {
    const input = PlaceStickerInput.parse({ stickerId: 'zola-wave', x: 10, y: 20, page: 'home' });
    expect(decided(composition, [], placeSticker(input), context)).toEqual([
      { type: 'StickerPlaced', data: { ...PLACED, packId: 'hello-friends', placementId: expect.any(String) } },
    ]);
  });

  it('takes the id that a device has made, and leaves one alone that is there under it', () => {
    expect(place({ placementId: idOf(7).toUpperCase() })).toMatchObject([{ data: { placementId: idOf(7) } }]);
    expect(place({ placementId: idOf(7), x: 99 }, [placed({}, 7)])).toEqual([]);
    expect(place({ placementId: idOf(7) }, [...full.slice(1), placed({}, 7)])).toEqual([]);
  });

  it('keeps a hundredth of a percent', () => {
    expect(place({ x: 33.333333, y: 66.666666 })).toMatchObject([{ data: { x: 33.33, y: 66.67 } }]);
  });

  it('takes the same sticker as often as a child likes', () => {
    expect(place({}, [placed()])).toHaveLength(1);
  });

  it('takes an emoji that every child has, on the header', () => {
    const [placement] = place({ stickerId: 'emoji/star', page: 'header' });
    expect(placement).toMatchObject({ data: { emoji: '⭐' } });
  });

  it.each(['owl-pillow', 'emoji/wind-chime'])('refuses %s until it is unlocked', (stickerId) => {
    expect(() => place({ stickerId })).toThrow(refusal('conflict', 'stickers.locked'));
    const unlockedBy = { kind: 'achievement', id: 'calm-twice' };
    const unlocked = [context, draft(StickerUnlocked, { stickerId, unlockedBy, isNews: true })] as const;
    expect(place({ stickerId }, [unlocked])).toMatchObject([{ data: { stickerId } }]);
  });

  it('refuses one that there is not', () => {
    expect(() => place({ stickerId: 'constructor' })).toThrow(refusal('not-found', 'stickers.unknown'));
  });

  it('refuses one too many on a page, and on no other', () => {
    expect(place({}, full.slice(1))).toHaveLength(1);
    expect(() => place({}, full)).toThrow(refusal('conflict', 'stickers.page-full'));
    expect(place({ page: 'header' }, full)).toHaveLength(1);
    expect(place({}, [...full, removed(1)])).toHaveLength(1);
  });
});

const removed = (number: number) =>
  [context, draft(StickerRemoved, { placementId: idOf(number), stickerId: 'zola-wave', page: 'home' })] as const;

describe('moving a sticker', () => {
  it('records where it is after the gesture, whole', () => {
    expect(move({ x: 55.555, rotation: -30 })).toEqual([
      { type: 'StickerMoved', data: { ...PLACED, placementId: idOf(1), x: 55.56, rotation: -30 } },
    ]);
  });

  it('records nothing when it is where it was', () => {
    expect(move({ x: 10.001, y: 20, zIndex: 1 })).toEqual([]);
  });

  it('records nothing of who sent it, and when', () => {
    const sent = { x: 11, userId: 'mia', timestamp: '2026-05-01T12:00:00.000Z' };
    const [moved] = move(sent);
    expect(Object.keys((moved as { data: object }).data).toSorted()).toEqual(
      ['placementId', ...Object.keys(PLACED)].toSorted(),
    );
  });

  it('leaves alone what was not sent', () => {
    expect(move({ x: undefined, y: 21 })).toMatchObject([{ data: { x: 10, y: 21 } }]);
  });

  it('takes it to another page, if that has room', () => {
    const onHeader = placed({ page: 'header' }, 99);
    expect(move({ page: 'header' })).toMatchObject([{ data: { page: 'header', x: 10 } }]);
    expect(move({ x: 1 }, full)).toHaveLength(1);
    expect(() => move({ page: 'home' }, [...full, onHeader], idOf(99))).toThrow(
      refusal('conflict', 'stickers.page-full'),
    );
  });

  it('refuses one that is not there', () => {
    expect(() => move({ x: 1 }, [placed()], idOf(2))).toThrow(refusal('not-found', 'stickers.unknown-placement'));
    expect(() => move({ x: 1 }, [placed(), removed(1)])).toThrow(refusal('not-found', 'stickers.unknown-placement'));
  });
});

describe('taking a sticker off', () => {
  it('records it once', () => {
    expect(remove([placed()])).toEqual([
      { type: 'StickerRemoved', data: { placementId: idOf(1), stickerId: 'zola-wave', page: 'home' } },
    ]);
    expect(() => remove([placed(), removed(1)])).toThrow(refusal('not-found', 'stickers.unknown-placement'));
  });

  it('leaves it unlocked', () => {
    expect(place({}, [placed(), removed(1)])).toHaveLength(1);
  });
});
