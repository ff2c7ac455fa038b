import type { QueryClient } from '@tanstack/react-query';
import { listPlacements, type StickerPlacement } from '@wonderlings/stickers/contract';
import { call } from '../../../../lib/api/call.ts';
import { readDecorating } from '../../../../lib/decorating/decorating.ts';
import { type Unsaved, unsavedOf } from '../../placing/unsaved.ts';
import type { HeaderSticker } from '../header-sticker.ts';
import { headers, savedHeaders } from '../header-store.ts';
import type { SavedSticker } from '../sticker-box.ts';
import { HEADER_PAGE, stickerAt, stripWidth } from './header-place.ts';
import { saveChange } from './save-change.ts';

/**
 * Tells the server what the child has changed on this device, and then shows what the server has: what was changed here
 * goes before what was changed elsewhere, all else follows the server. Throws what a call throws; whatever is unsaved by
 * then is tried again the next time.
 */
export async function syncHeader(owner: string, queryClient: QueryClient): Promise<void> {
  for (;;) {
    for (let next = unsaved(owner); next; next = unsaved(owner)) await saveChange(owner, next, queryClient);
    const placements = await call(listPlacements, { query: { userId: owner, page: HEADER_PAGE } });
    // The child may have gone on meanwhile.
    if (unsaved(owner)) continue;
    if (!readDecorating().dragging) show(owner, placements);
    return;
  }
}

const unsaved = (owner: string): Unsaved<HeaderSticker> | undefined =>
  unsavedOf(headers.of(owner), savedHeaders.of(owner))[0];

/** The header as the server has it, and with what the server does not take. */
function show(owner: string, placements: readonly StickerPlacement[]): void {
  const before = savedHeaders.of(owner);
  const there = placements.flatMap((placement): SavedSticker[] => {
    const known = before.find(({ placementId }) => placementId === placement.id);
    const sticker = stickerAt(placement, stripWidth(), known?.sticker.id ?? placement.id);
    return sticker ? [{ placementId: placement.id, sticker }] : [];
  });
  const now = [...there, ...before.filter(({ placementId }) => placementId === null)];
  savedHeaders.set(owner, now);
  headers.set(
    owner,
    now.map(({ sticker }) => sticker),
  );
}
