import {
  listPlacements,
  moveSticker,
  type PlacedSticker,
  removeSticker,
  type StickerPlacement,
} from '@wonderlings/stickers/contract';
import { packOfSticker } from '../../../art/stickers/pack-index.ts';
import { call } from '../../../lib/api/call.ts';
import { type PlacingRefusal, placeOnce, placingRefusal, unlessGone } from '../placing/placement-answers.ts';
import type { Saved } from '../placing/unsaved.ts';
import type { PlaygroundSticker } from './playground-sticker.ts';

/** Specification 001, section 7: the page of the playground. */
const PAGE = 'home';

export interface Placed {
  readonly saved: Saved<PlaygroundSticker>;
  readonly earned: Pick<PlacedSticker, 'newAchievements' | 'newRewards'>;
}

/** The server, as the playground knows it. Every call throws what a call throws when it did not come through. */
export interface PlaygroundServer {
  list(): Promise<readonly Saved<PlaygroundSticker>[]>;
  /**
   * Null when another device took it off before this one knew that it was placed.
   * @param isKnown whether the page has this placement already
   */
  place(sticker: PlaygroundSticker, isKnown: (placementId: string) => boolean): Promise<Placed | PlacingRefusal | null>;
  /** False when it is not there any more: another device took it off. */
  move(placementId: string, sticker: PlaygroundSticker): Promise<boolean>;
  remove(placementId: string): Promise<void>;
}

export function playgroundServer(userId: string): PlaygroundServer {
  return {
    async list() {
      const placements = await call(listPlacements, { query: { userId, page: PAGE } });
      // What this page does not know yet has no picture here.
      const known = placements.filter(({ stickerId }) => packOfSticker(stickerId));
      return known.map((placement) => savedAs(placement, placement.id));
    },
    async place({ id, ...sticker }, isKnown) {
      try {
        // One key over all tries: a lost answer does not place it twice.
        const body = { ...sticker, userId, page: PAGE } as const;
        const answer = await placeOnce({ body, idempotencyKey: `playground-${id}`, keepalive: true, isKnown });
        return answer && { saved: savedAs(answer, id), earned: answer };
      } catch (reason) {
        return placingRefusal(reason);
      }
    },
    move: (id, { x, y, rotation, scale, zIndex }) =>
      unlessGone(call(moveSticker, { params: { id }, body: { x, y, rotation, scale, zIndex }, keepalive: true })),
    // One that is gone already is as good as taken off.
    remove: async (id) => void (await unlessGone(call(removeSticker, { params: { id }, keepalive: true }))),
  };
}

function savedAs({ id: placementId, ...placement }: StickerPlacement, id: string): Saved<PlaygroundSticker> {
  const { stickerId, x, y, rotation, scale, zIndex } = placement;
  return { placementId, sticker: { id, stickerId, x, y, rotation, scale, zIndex } };
}
