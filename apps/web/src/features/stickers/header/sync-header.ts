import {
  listHeaderEmoji,
  listPlacements,
  listUserStickers,
  type StickerPlacement,
} from '@wonderlings/stickers/contract';
import { headerEmojiOf } from '@wonderlings/stickers/header-emoji-catalogue';
import { packOfSticker } from '../../../art/stickers/pack-index.ts';
import type { Outbox } from '../../../device/outbox/outbox.ts';
import { outboxOf } from '../../../device/outbox/outboxes.ts';
import { call } from '../../../lib/api/call.ts';
import { HEADER_PAGE, isSamePlace, type Place } from '../placing/place.ts';
import {
  moveCommand,
  moving,
  pendingOn,
  placeCommand,
  placing,
  removeCommand,
  removing,
} from '../placing/placement.command.ts';
import { readDecorating } from './decorating.ts';
import { drawnBoxes } from './drawn-box.ts';
import { boxes } from './emoji-box.ts';
import { forget, headerRefused } from './header-answers.ts';
import { placeOf, stickerAt, stripWidth } from './header-place.ts';
import { type HeaderPicture, type HeaderSticker, isDrawn } from './header-sticker.ts';
import { headers, type SavedSticker, savedHeaders } from './header-store.ts';

/**
 * Gives the outbox what the child has changed on this device, and then shows what the server has: what was changed here goes
 * before what was changed elsewhere, all else follows the server. Throws what reading the server's list throws.
 */
export async function syncHeader(owner: string): Promise<void> {
  const outbox = outboxOf(owner);
  await outbox.refresh();
  await handOver(owner, outbox);
  await outbox.flush();
  const placements = await call(listPlacements, { query: { userId: owner, page: HEADER_PAGE } });
  // The child may have gone on meanwhile; the next time all that is with the server.
  const isBehind = changesOf(owner, outbox).length > 0 || pendingOn(HEADER_PAGE, outbox.getState()).length > 0;
  if (!isBehind && !readDecorating().dragging) show(owner, placements);
}

type Change =
  | { readonly does: 'place' | 'move'; readonly placementId: string; readonly sticker: HeaderSticker }
  | { readonly does: 'remove'; readonly placementId: string };

async function handOver(owner: string, outbox: Outbox): Promise<void> {
  for (const { sticker, placementId } of savedHeaders.of(owner)) {
    const isHere = headers.of(owner).some(({ id }) => id === sticker.id);
    if (placementId === null && !isHere) forget(owner, sticker.id);
  }
  await Promise.all(
    changesOf(owner, outbox).map((change) => {
      const subject = { userId: owner, page: HEADER_PAGE, placementId: change.placementId };
      if (change.does === 'remove') return outbox.add(removeCommand, removing(subject));
      const place = placeOf(change.sticker, stripWidth());
      if (change.does === 'move') return outbox.add(moveCommand, moving(subject, place));
      const stickerId = idOf(change.sticker);
      if (!stickerId) return headerRefused(owner, change.placementId);
      return outbox.add(placeCommand, placing(subject, stickerId, place));
    }),
  );
}

/** What neither the server nor the outbox knows; what is taken off comes first, and makes room. */
function changesOf(owner: string, outbox: Outbox): readonly Change[] {
  const width = stripWidth();
  const here = headers.of(owner);
  const saved = savedHeaders.of(owner);
  const waiting = waitingIn(outbox);
  const savedAs = (sticker: HeaderSticker) => saved.find((one) => one.sticker.id === sticker.id);
  const placementOf = (sticker: HeaderSticker) => savedAs(sticker)?.placementId ?? sticker.id;

  const shown = new Set(here.map(placementOf));
  const there = [...saved.flatMap(({ placementId }) => placementId ?? []), ...waiting.keys()];
  const removed = [...new Set(there)].filter((id) => !shown.has(id) && waiting.get(id) !== null);
  const changed = here.flatMap((sticker): Change[] => {
    const placementId = placementOf(sticker);
    const known = savedAs(sticker);
    const waits = waiting.get(placementId);
    if (waits) return isSamePlace(waits, placeOf(sticker, width)) ? [] : [{ does: 'move', placementId, sticker }];
    if (known && isSamePlace(known.sticker, sticker)) return [];
    return [{ does: known?.placementId ? 'move' : 'place', placementId, sticker }];
  });
  return [...removed.map((placementId) => ({ does: 'remove' as const, placementId })), ...changed];
}

/** Where what waits will have put each sticker, by its placement; null for one that is taken off. */
function waitingIn(outbox: Outbox): ReadonlyMap<string, Place | null> {
  const pending = pendingOn(HEADER_PAGE, outbox.getState());
  return new Map(pending.map((one) => [one.placementId, one.does === 'remove' ? null : one.place]));
}

/** What the server calls it; undefined for an emoji that it has not. */
const idOf = (picture: HeaderPicture): string | undefined =>
  isDrawn(picture) ? picture.stickerId : headerEmojiOf(picture.emoji)?.id;

/** The header as the server has it, and with what the server does not take. */
function show(owner: string, placements: readonly StickerPlacement[]): void {
  const before = savedHeaders.of(owner);
  const there = placements.flatMap((placement): SavedSticker[] => {
    const known = before.find(({ placementId }) => placementId === placement.id);
    const sticker = stickerAt(placement, stripWidth(), known?.sticker.id ?? placement.id);
    return sticker ? [{ placementId: placement.id, sticker }] : [];
  });
  const stay = headers
    .of(owner)
    .flatMap(({ id }) => before.filter(({ placementId, sticker }) => placementId === null && sticker.id === id));
  const now = [...there, ...stay];
  savedHeaders.set(owner, now);
  headers.set(
    owner,
    now.map(({ sticker }) => sticker),
  );
}

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
