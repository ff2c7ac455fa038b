import {
  listPlacements,
  type PlacedSticker,
  type PlaceStickerInput,
  placeSticker,
} from '@wonderlings/stickers/contract';
import { ApiError, wasSentOtherwise } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/call.ts';

/** What the server will not do, whenever it is asked: there is no room on the page, or the sticker is not the child's. */
export type PlacingRefusal = 'full' | 'not-yours';

const REFUSALS: Readonly<Record<string, PlacingRefusal>> = {
  'stickers.page-full': 'full',
  'stickers.locked': 'not-yours',
  'stickers.unknown': 'not-yours',
};

/** Why the server did not place a sticker. Throws `reason` when it is none of that, so that it can be tried again. */
export function placingRefusal(reason: unknown): PlacingRefusal {
  const refusal = reason instanceof ApiError && REFUSALS[reason.refusal?.code ?? ''];
  if (!refusal) throw reason;
  return refusal;
}

interface PlaceOnce {
  readonly body: PlaceStickerInput & { readonly userId: string };
  /** One over all tries. */
  readonly idempotencyKey: string;
  readonly keepalive?: boolean;
  /** Whether the device has this placement already. */
  readonly isKnown: (placementId: string) => boolean;
}

/**
 * Places a sticker once, however often it is tried. When an earlier try has placed it, whose answer was lost, and the sticker
 * was moved since, the answer is that placement, to be moved on from there. Null when another device has taken it off again.
 */
export async function placeOnce({ isKnown, ...parts }: PlaceOnce): Promise<PlacedSticker | null> {
  try {
    return await call(placeSticker, parts);
  } catch (reason) {
    if (!wasSentOtherwise(reason)) throw reason;
    const { userId, page, stickerId } = parts.body;
    const there = await call(listPlacements, { query: { userId, page } });
    const placed = there.findLast((one) => one.stickerId === stickerId && !isKnown(one.id));
    return placed ? { ...placed, newAchievements: [] } : null;
  }
}

/** False when the server has no such placement any more: another device took it off. Throws any other failure. */
export async function unlessGone(answer: Promise<unknown>): Promise<boolean> {
  try {
    await answer;
    return true;
  } catch (reason) {
    if (reason instanceof ApiError && reason.status === 404) return false;
    throw reason;
  }
}
