import { FEELINGS_WEATHER } from './feelings-weather-catalogue.ts';
import { HAPPY_FEET } from './happy-feet-catalogue.ts';
import { HELLO_FRIENDS } from './hello-friends-catalogue.ts';
import { LITTLE_GARDEN } from './little-garden-catalogue.ts';
import { MOON_DREAMS } from './moon-dreams-catalogue.ts';
import { SKY_AND_BREATH } from './sky-and-breath-catalogue.ts';
import { STAR_LEGENDS } from './star-legends-catalogue.ts';
import type { Sticker } from './sticker-catalogue.ts';
import { TOOLBOX_PALS } from './toolbox-pals-catalogue.ts';
import { WORDS_AND_PAGES } from './words-and-pages-catalogue.ts';

export { type ComesWith, comesWith, type Sticker } from './sticker-catalogue.ts';

const ALL = [
  ...HELLO_FRIENDS,
  ...FEELINGS_WEATHER,
  ...SKY_AND_BREATH,
  ...HAPPY_FEET,
  ...LITTLE_GARDEN,
  ...MOON_DREAMS,
  ...WORDS_AND_PAGES,
  ...TOOLBOX_PALS,
  ...STAR_LEGENDS,
] as const;
export type StickerId = (typeof ALL)[number]['id'];
export type StickerPackId = (typeof ALL)[number]['packId'];
/** Those of a pack, each with the words that its catalogue has for it. */
export type StickerOfPack<Pack extends StickerPackId> = Extract<(typeof ALL)[number], { readonly packId: Pack }>;

/** All ninety, pack by pack, in the order of the rewards' packs. */
export const STICKERS: readonly (Sticker & { readonly id: StickerId })[] = ALL;

/** What every child has from the first day: the pack that asks for nothing. */
export const STARTER_STICKERS: readonly Sticker[] = HELLO_FRIENDS;

const BY_ID: ReadonlyMap<string, Sticker> = new Map(STICKERS.map((sticker) => [sticker.id, sticker]));

/** Undefined for an id that is not in the catalogue, e.g. from an address. */
export const stickerById = (id: string): Sticker | undefined => BY_ID.get(id);
