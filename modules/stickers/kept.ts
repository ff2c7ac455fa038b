import { type KeptFields, kept, OF_CHILD } from '@wonderlings/kernel';

const stickerId = kept('earned', 'which sticker');
const unlockedBy = kept('earned', 'what a sticker came with');
const placementId = kept('around', 'a random number for a sticker on a page');
const page = kept('earned', 'which page a sticker is on');
const place = kept('earned', 'where a sticker sits, how large, and how it is turned');
const placement = { placementId, stickerId, page, x: place, y: place, rotation: place, scale: place, zIndex: place };

/** What the stickers keep, for the privacy page. */
export const stickersKept: KeptFields = {
  StickerUnlocked: { stickerId, unlockedBy, isNews: kept('earned', 'whether it is told as news') },
  StickerPlaced: {
    ...placement,
    packId: kept('earned', 'which pack a sticker is of'),
    emoji: kept('earned', 'which emoji a sticker is'),
  },
  StickerMoved: placement,
  StickerRemoved: { placementId, stickerId, page },
  user_stickers: {
    id: kept('around', 'a random number for a sticker'),
    user_id: OF_CHILD,
    sticker_id: stickerId,
    date_unlocked: kept('earned', 'when a sticker came'),
    is_new: kept('earned', 'whether it was looked at'),
    unlocked_by: unlockedBy,
  },
  sticker_placements: {
    id: placementId,
    user_id: OF_CHILD,
    sticker_id: stickerId,
    page,
    x: place,
    y: place,
    rotation: place,
    scale: place,
    z_index: place,
    date_added: kept('earned', 'when a sticker was put there'),
  },
};
