import {
  earnedByAct,
  endpoint,
  Instant,
  NamedUserId,
  OkAnswer,
  UserIdParams,
  UserIdQuery,
} from '@wonderlings/kernel/contract';
import { listEndpoint } from '@wonderlings/kernel/page-contract';
import { z } from 'zod';

/** Where stickers can be: the playground of the Progress Journey (the specification's `home`), and the header of every page. */
export const STICKER_PAGES = ['home', 'header'] as const;
export const StickerPage = z.enum(STICKER_PAGES);
export type StickerPage = z.infer<typeof StickerPage>;

/** As many as may be on one page at a time. */
export const MOST_PLACEMENTS = 60;
/** The server's defaults (specification 000, section 9). */
export const PLACEMENT_DEFAULTS = { rotation: 0, scale: 100, zIndex: 1 } as const;
/** Specification 000, section 9: 0.5 to 2, here in percent. */
export const PLACEMENT_SCALE = { min: 50, max: 200 } as const;

const percent = z.number().min(0).max(100);
const where = {
  /** The sticker's middle, in percent of the page's field from its left … */
  x: percent,
  /** … and from its top. Kept to a hundredth. */
  y: percent,
  page: StickerPage,
};
const how = {
  /** Degrees, clockwise. */
  rotation: z.int().min(-180).max(180),
  /** Percent. */
  scale: z.int().min(PLACEMENT_SCALE.min).max(PLACEMENT_SCALE.max),
  /** What lies on top of what. */
  zIndex: z.int().min(0).max(999),
};

/** Of an act that may have waited on a device for the network. */
const waited = {
  /** Only the child of the session: it keeps what waited on a device from going to another one. */
  userId: NamedUserId,
  /** When it was done, if it is sent later. One that cannot be is taken for now. */
  timestamp: Instant.optional(),
};

export const PlaceStickerInput = z.object({
  ...waited,
  /** Made by the device, which can move the sticker and take it off before the server has heard of it. Default: a new one. */
  placementId: z.uuid().toLowerCase().optional(),
  stickerId: z.string().min(1).max(100),
  ...where,
  rotation: how.rotation.default(PLACEMENT_DEFAULTS.rotation),
  scale: how.scale.default(PLACEMENT_DEFAULTS.scale),
  zIndex: how.zIndex.default(PLACEMENT_DEFAULTS.zIndex),
});
export type PlaceStickerInput = z.infer<typeof PlaceStickerInput>;

/** Only what changes. Which sticker it is stays; whatever else is sent along is left out. */
export const MoveStickerInput = z
  .object({ ...where, ...how })
  .partial()
  .extend(waited)
  .refine(({ userId: _, timestamp: __, ...change }) => Object.keys(change).length > 0, 'Please say what changes.');
export type MoveStickerInput = z.infer<typeof MoveStickerInput>;

/** In the query: not every proxy lets a DELETE have a body. */
const RemoveStickerQuery = UserIdQuery.extend({ timestamp: waited.timestamp });

export const StickerPlacement = z
  .object({ id: z.string(), userId: z.string(), stickerId: z.string(), ...where, ...how, dateAdded: Instant })
  .meta({ id: 'StickerPlacement' });
export type StickerPlacement = z.infer<typeof StickerPlacement>;

export const PlacedSticker = StickerPlacement.extend({
  ...earnedByAct,
}).meta({ id: 'PlacedSticker' });
export type PlacedSticker = z.infer<typeof PlacedSticker>;

const unlocked = {
  id: z.string(),
  userId: z.string(),
  stickerId: z.string(),
  dateUnlocked: Instant,
  isNew: z.boolean(),
};

export const UserSticker = z
  .object({
    ...unlocked,
    sticker: z.object({
      id: z.string(),
      packId: z.string(),
      name: z.string(),
      emoji: z.string().nullable(),
      svgPath: z.string(),
      animationType: z.string(),
      rarity: z.string(),
    }),
  })
  .meta({ id: 'UserSticker' });
export type UserSticker = z.infer<typeof UserSticker>;

export const UserHeaderEmoji = z
  .object({ ...unlocked, emoji: z.string(), name: z.string() })
  .meta({ id: 'UserHeaderEmoji' });
export type UserHeaderEmoji = z.infer<typeof UserHeaderEmoji>;

const tag = 'Stickers';
const PlacementParams = z.object({ id: z.string() });

/** Each is had once, and there are no more than the catalogue has: a place is an id. */
const place = z.tuple([z.string()]);
const stickerList = {
  summary: 'The stickers that the child has, newest first',
  tag,
  place,
  item: UserSticker,
};
export const listUserStickers = listEndpoint({ ...stickerList, path: '/api/user-stickers' });
export const listUserStickersOf = listEndpoint({
  ...stickerList,
  path: '/api/user-stickers/{userId}',
  params: UserIdParams,
});
export const listHeaderEmoji = listEndpoint({
  path: '/api/user-header-emoji',
  summary: 'The emoji for the header that the child has earned, besides those that everybody has, newest first',
  tag,
  place,
  item: UserHeaderEmoji,
});
/** No pages: there are at most {@link MOST_PLACEMENTS} on each. */
export const listPlacements = endpoint({
  method: 'GET',
  path: '/api/sticker-placements',
  summary: 'The stickers on a page, or on all of them, in the order they were placed',
  tag,
  access: 'child',
  query: UserIdQuery.extend({ page: StickerPage.optional() }),
  status: 200,
  answer: z.array(StickerPlacement),
});
export const placeSticker = endpoint({
  method: 'POST',
  path: '/api/sticker-placements',
  summary: 'Place a sticker on a page',
  tag,
  access: 'child',
  body: PlaceStickerInput,
  status: 201,
  answer: PlacedSticker,
  refusals: { 404: 'There is no such sticker', 409: 'It is not unlocked yet, or the page is full' },
  // A device that sends it again may say another time, and an older release may have had no id for it.
  keyStandsFor: ['stickerId', 'page'],
});
export const moveSticker = endpoint({
  method: 'PATCH',
  path: '/api/sticker-placements/{id}',
  summary: 'Move, turn, resize or raise a placed sticker: one call at the end of a gesture',
  tag,
  access: 'child',
  params: PlacementParams,
  body: MoveStickerInput,
  keyStandsFor: ['x', 'y', 'page', 'rotation', 'scale', 'zIndex'],
  status: 200,
  answer: StickerPlacement,
  refusals: { 404: 'There is no such placement', 409: 'The page that it moves to is full' },
});
export const removeSticker = endpoint({
  method: 'DELETE',
  path: '/api/sticker-placements/{id}',
  summary: 'Take a placed sticker off; it stays unlocked',
  tag,
  access: 'child',
  params: PlacementParams,
  query: RemoveStickerQuery,
  status: 200,
  answer: OkAnswer,
  refusals: { 404: 'There is no such placement' },
});
