import type { StickerPlacement } from '@wonderlings/stickers/contract';
import { headerEmojiById } from '@wonderlings/stickers/header-emoji-catalogue';
import { packOfSticker } from '../../../art/stickers/pack-index.ts';
import type { Place } from '../placing/place.ts';
import { type HeaderPicture, type HeaderSticker, SCALE } from './header-sticker.ts';

/** How high the strip is while it is decorated: a sticker's middle stays on it. */
const FIELD_HEIGHT = 96;
/** `--page`, and the narrowest `--gutter` on both sides. */
const WIDEST = 1248;
const GUTTERS = 40;
const NARROWEST = 240;
const MOST_LAYERS = 999;

/** How wide the strip is on this device now, in CSS pixels, whether or not it is on the page. */
export const stripWidth = (): number => fieldWidth(document.documentElement.clientWidth);

/** The same for a page of that width. */
export const fieldWidth = (pageWidth: number): number => Math.min(WIDEST, Math.max(NARROWEST, pageWidth - GUTTERS));

/** Where it is in the server's terms: percent of the strip, so that it is on the strip of every device. */
export function placeOf(sticker: HeaderSticker, width: number): Place {
  return {
    x: percent(sticker.x, width),
    y: percent(sticker.y, FIELD_HEIGHT),
    rotation: within(Math.round(sticker.rotation), -180, 180),
    scale: within(Math.round(sticker.scale * 100), SCALE.min * 100, SCALE.max * 100),
    zIndex: within(Math.round(sticker.zIndex), 0, MOST_LAYERS),
  };
}

/** Undefined for what the header cannot show. */
export function stickerAt(placement: StickerPlacement, width: number, id: string): HeaderSticker | undefined {
  const picture = pictureOf(placement.stickerId);
  if (!picture) return undefined;
  return {
    ...picture,
    id,
    x: pixels(placement.x, width),
    y: pixels(placement.y, FIELD_HEIGHT),
    rotation: placement.rotation,
    scale: placement.scale / 100,
    zIndex: placement.zIndex,
  };
}

function pictureOf(stickerId: string): HeaderPicture | undefined {
  const emoji = headerEmojiById(stickerId)?.emoji;
  if (emoji) return { emoji };
  return packOfSticker(stickerId) ? { stickerId } : undefined;
}

const within = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
/** From pixels off the middle, to a hundredth of a percent. */
const percent = (fromMiddle: number, size: number): number =>
  within(Math.round((50 + (fromMiddle / size) * 100) * 100) / 100, 0, 100);
const pixels = (part: number, size: number): number => Math.round(((part - 50) / 100) * size);
