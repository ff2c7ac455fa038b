import type { StickerPlacement } from '@wonderlings/stickers/contract';
import { isSamePlace } from '../placing/place.ts';
import { placeOf, stickerAt, stripWidth } from './header-place.ts';
import { headers, type SavedSticker, savedHeaders } from './header-store.ts';

// What the outbox has the device know of the header, once the server has answered. `placementId` is the device's own.

/** The server has it, where the answer says. */
export function headerPlaced(owner: string, placementId: string, answer: StickerPlacement): void {
  const id = stickerIdOf(owner, placementId);
  const here = headers.of(owner).find((sticker) => sticker.id === id);
  const isHere = here && isSamePlace(placeOf(here, stripWidth()), answer);
  // To the pixel as it is here, where it was not moved on meanwhile.
  const sticker = isHere ? here : stickerAt(answer, stripWidth(), id);
  if (sticker) remember(owner, { placementId: answer.id, sticker });
}

/** The server does not take it: it stays on this device. */
export function headerRefused(owner: string, placementId: string): void {
  const sticker = headers.of(owner).find(({ id }) => id === stickerIdOf(owner, placementId));
  if (sticker) remember(owner, { placementId: null, sticker });
}

/** The server has it no longer, as the child has taken it off. */
export function headerRemoved(owner: string, placementId: string): void {
  forget(owner, stickerIdOf(owner, placementId));
}

/** Another device has taken it off: so does this one. */
export function headerGone(owner: string, placementId: string): void {
  const gone = stickerIdOf(owner, placementId);
  forget(owner, gone);
  headers.set(
    owner,
    headers.of(owner).filter(({ id }) => id !== gone),
  );
}

/** What this device calls it; most often the same. */
const stickerIdOf = (owner: string, placementId: string): string =>
  savedHeaders.of(owner).find((saved) => saved.placementId === placementId)?.sticker.id ?? placementId;

function remember(owner: string, one: SavedSticker): void {
  const others = savedHeaders.of(owner).filter(({ sticker }) => sticker.id !== one.sticker.id);
  savedHeaders.set(owner, [...others, one]);
}

export function forget(owner: string, id: string): void {
  savedHeaders.set(
    owner,
    savedHeaders.of(owner).filter(({ sticker }) => sticker.id !== id),
  );
}
