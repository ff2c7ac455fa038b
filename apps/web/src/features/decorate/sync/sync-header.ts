import {
  listHeaderEmoji,
  listPlacements,
  listUserStickers,
  moveSticker,
  placeSticker,
  removeSticker,
  type StickerPlacement,
} from '@wonderlings/stickers/contract';
import { headerEmojiOf } from '@wonderlings/stickers/header-emoji-catalogue';
import { ApiError } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';
import { celebrate } from '../../../lib/celebrations/celebrate.ts';
import { readDecorating } from '../../../lib/decorating/decorating.ts';
import { isSamePlace, type Unsaved, unsavedOf } from '../../../lib/stickers/unsaved.ts';
import { packOfSticker } from '../../../sticker-art/pack-index.ts';
import { drawnBoxes } from '../drawn-box.ts';
import { boxes } from '../emoji-box.ts';
import { type HeaderPicture, type HeaderSticker, isDrawn } from '../header-sticker.ts';
import { headers, savedHeaders } from '../header-store.ts';
import type { SavedSticker } from '../sticker-box.ts';
import { fieldWidth, placeOf, stickerAt } from './header-place.ts';

const PAGE = 'header';
/** What the server says of a sticker that it will not take as it is: it stays on this device. */
const NOT_TAKEN = ['stickers.locked', 'stickers.page-full', 'stickers.unknown'];

/**
 * Tells the server what the child has changed on this device, and then shows what the server has: what was changed here
 * goes before what was changed elsewhere, all else follows the server. Throws what a call throws; whatever is unsaved by
 * then is tried again the next time.
 */
export async function syncHeader(owner: string): Promise<void> {
  for (;;) {
    for (let next = unsaved(owner); next; next = unsaved(owner)) await save(owner, next);
    const placements = await call(listPlacements, { query: { userId: owner, page: PAGE } });
    // The child may have gone on meanwhile.
    if (unsaved(owner)) continue;
    if (!readDecorating().dragging) show(owner, placements);
    return;
  }
}

/** Whether the device knows what the child may choose from; what was earned since then is read when it wants to choose. */
export const isBoxFilled = (owner: string): boolean => drawnBoxes.of(owner).length > 0;

/** Adds what the child has earned to what it may choose from. */
export async function fillBox(owner: string): Promise<void> {
  const query = { userId: owner };
  const [emoji, stickers] = await Promise.all([call(listHeaderEmoji, { query }), call(listUserStickers, { query })]);
  const box = boxes.of(owner);
  const more = emoji.map((one) => one.emoji).filter((one) => !box.includes(one));
  if (more.length > 0) boxes.set(owner, [...box, ...more]);
  // One of a later release cannot be drawn here.
  const drawn = stickers.map(({ sticker: { id, packId, name } }) => ({ id, packId, name }));
  drawnBoxes.set(
    owner,
    drawn.filter(({ id }) => packOfSticker(id)),
  );
}

const unsaved = (owner: string): Unsaved<HeaderSticker> | undefined =>
  unsavedOf(headers.of(owner), savedHeaders.of(owner))[0];
const width = (): number => fieldWidth(document.documentElement.clientWidth);

async function save(owner: string, change: Unsaved<HeaderSticker>): Promise<void> {
  switch (change.does) {
    case 'place':
      return remember(owner, await placed(owner, change.sticker));
    case 'move':
      return move(owner, change);
    case 'remove': {
      const { placementId, sticker } = change.saved;
      // One that is gone already is as good as taken off.
      if (placementId) await unlessGone(call(removeSticker, { params: { id: placementId } }));
      return forget(owner, sticker.id);
    }
  }
}

async function placed(owner: string, sticker: HeaderSticker): Promise<SavedSticker> {
  const stickerId = idOf(sticker);
  if (!stickerId) return { placementId: null, sticker };
  try {
    const body = { userId: owner, stickerId, page: PAGE, ...placeOf(sticker, width()) } as const;
    // One key over all tries: a lost answer, or a second tab, does not place it twice.
    const answer = await call(placeSticker, { body, idempotencyKey: `header-${sticker.id}` });
    celebrate(answer.newAchievements, answer.newRewards, owner);
    // A try of before may have placed it where it was then; it moves on from there.
    const isThere = isSamePlace(answer, body);
    return { placementId: answer.id, sticker: isThere ? sticker : (stickerAt(answer, width(), sticker.id) ?? sticker) };
  } catch (reason) {
    if (!(reason instanceof ApiError) || !NOT_TAKEN.includes(reason.refusal?.code ?? '')) throw reason;
    return { placementId: null, sticker };
  }
}

const idOf = (picture: HeaderPicture): string | undefined =>
  isDrawn(picture) ? picture.stickerId : headerEmojiOf(picture.emoji)?.id;

async function move(
  owner: string,
  { placementId, sticker }: Extract<Unsaved<HeaderSticker>, { does: 'move' }>,
): Promise<void> {
  const body = placeOf(sticker, width());
  const isThere = await unlessGone(call(moveSticker, { params: { id: placementId }, body }));
  if (isThere) return remember(owner, { placementId, sticker });
  // Another device took it off.
  forget(owner, sticker.id);
  headers.set(
    owner,
    headers.of(owner).filter(({ id }) => id !== sticker.id),
  );
}

/** False when the server has no such placement any more. */
async function unlessGone(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 404) return false;
    throw reason;
  }
}

function remember(owner: string, one: SavedSticker): void {
  const others = savedHeaders.of(owner).filter(({ sticker }) => sticker.id !== one.sticker.id);
  savedHeaders.set(owner, [...others, one]);
}

function forget(owner: string, id: string): void {
  savedHeaders.set(
    owner,
    savedHeaders.of(owner).filter(({ sticker }) => sticker.id !== id),
  );
}

/** The header as the server has it, and with what the server does not take. */
function show(owner: string, placements: readonly StickerPlacement[]): void {
  const before = savedHeaders.of(owner);
  const there = placements.flatMap((placement): SavedSticker[] => {
    const known = before.find(({ placementId }) => placementId === placement.id);
    const sticker = stickerAt(placement, width(), known?.sticker.id ?? placement.id);
    return sticker ? [{ placementId: placement.id, sticker }] : [];
  });
  const now = [...there, ...before.filter(({ placementId }) => placementId === null)];
  savedHeaders.set(owner, now);
  headers.set(
    owner,
    now.map(({ sticker }) => sticker),
  );
}
