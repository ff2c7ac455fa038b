import type { QueryClient } from '@tanstack/react-query';
import { moveSticker, removeSticker } from '@wonderlings/stickers/contract';
import { headerEmojiOf } from '@wonderlings/stickers/header-emoji-catalogue';
import { call } from '../../../../lib/api/call.ts';
import { afterAct } from '../../../rewards/index.ts';
import { placeOnce, placingRefusal, unlessGone } from '../../placing/placement-answers.ts';
import { isSamePlace, type Unsaved } from '../../placing/unsaved.ts';
import { type HeaderPicture, type HeaderSticker, isDrawn } from '../header-sticker.ts';
import { headers, savedHeaders } from '../header-store.ts';
import type { SavedSticker } from '../sticker-box.ts';
import { HEADER_PAGE, placeOf, stickerAt, stripWidth } from './header-place.ts';

/** Tells the server one thing that it does not know yet. Throws what a call throws. */
export async function saveChange(
  owner: string,
  change: Unsaved<HeaderSticker>,
  queryClient: QueryClient,
): Promise<void> {
  switch (change.does) {
    case 'place':
      return place(owner, change.sticker, queryClient);
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

async function place(owner: string, sticker: HeaderSticker, queryClient: QueryClient): Promise<void> {
  const saved = await placed(owner, sticker, queryClient);
  if (saved) remember(owner, saved);
  else takeOff(owner, sticker.id);
}

/** Null when another device took it off meanwhile. */
async function placed(owner: string, sticker: HeaderSticker, queryClient: QueryClient): Promise<SavedSticker | null> {
  const stickerId = idOf(sticker);
  if (!stickerId) return { placementId: null, sticker };
  try {
    const body = { userId: owner, stickerId, page: HEADER_PAGE, ...placeOf(sticker, stripWidth()) } as const;
    // One key over all tries: a lost answer, or a second tab, does not place it twice.
    const isKnown = (id: string) => savedHeaders.of(owner).some(({ placementId }) => placementId === id);
    const answer = await placeOnce({ body, idempotencyKey: `header-${sticker.id}`, isKnown });
    if (!answer) return null;
    afterAct(queryClient, answer, owner);
    // A try of before may have placed it where it was then; it moves on from there.
    const isThere = isSamePlace(answer, body);
    return {
      placementId: answer.id,
      sticker: isThere ? sticker : (stickerAt(answer, stripWidth(), sticker.id) ?? sticker),
    };
  } catch (reason) {
    // It stays on this device. Any other failure is thrown on.
    placingRefusal(reason);
    return { placementId: null, sticker };
  }
}

const idOf = (picture: HeaderPicture): string | undefined =>
  isDrawn(picture) ? picture.stickerId : headerEmojiOf(picture.emoji)?.id;

async function move(
  owner: string,
  { placementId, sticker }: Extract<Unsaved<HeaderSticker>, { does: 'move' }>,
): Promise<void> {
  const body = placeOf(sticker, stripWidth());
  const isThere = await unlessGone(call(moveSticker, { params: { id: placementId }, body }));
  if (isThere) return remember(owner, { placementId, sticker });
  takeOff(owner, sticker.id);
}

/** As another device did. */
function takeOff(owner: string, id: string): void {
  forget(owner, id);
  headers.set(
    owner,
    headers.of(owner).filter((sticker) => sticker.id !== id),
  );
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
