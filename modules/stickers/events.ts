import { defineEvent } from '@wonderlings/kernel';
import { z } from 'zod';

/** Where a sticker sits, and how. The contract has the units and ranges of what may be asked for. */
const place = {
  page: z.string(),
  /** Percent of the page's field, of the sticker's middle. */
  x: z.number(),
  y: z.number(),
  /** Degrees. */
  rotation: z.number(),
  /** Percent. */
  scale: z.number(),
  zIndex: z.number(),
};
const placement = { placementId: z.uuid(), stickerId: z.string(), ...place };

/** A sticker, or an emoji for the header, that was not there from the first day. Once for each. */
export const StickerUnlocked = defineEvent({
  type: 'StickerUnlocked',
  schema: z.object({
    /** Of the catalogue: `owl-pillow`, `emoji/wind-chime`. */
    stickerId: z.string(),
    /** What it came with. */
    unlockedBy: z.object({ kind: z.string(), id: z.string() }),
    /** Whether it came in the same act as that. What a later catalogue adds to it comes without a fuss. */
    isNews: z.boolean(),
  }),
});

/** A child put one of its stickers on a page; of one sticker there may be as many as it likes. */
export const StickerPlaced = defineEvent({
  type: 'StickerPlaced',
  schema: z.object({
    ...placement,
    /** What it is of, as the rewards name that; not in older events. */
    packId: z.string().optional(),
    emoji: z.string().optional(),
  }),
});
/** Where it is after one gesture, whole, so that no reader needs to know what was before. */
export const StickerMoved = defineEvent({ type: 'StickerMoved', schema: z.object(placement) });
export const StickerRemoved = defineEvent({
  type: 'StickerRemoved',
  schema: z.object({ placementId: z.uuid(), stickerId: z.string(), page: z.string() }),
});
