import { headerEmojiOf } from '@wonderlings/stickers/header-emoji-catalogue';
import { DECORATE_COPY } from './decorate.copy.ts';
import { type DrawnSticker, useDrawnStickers } from './drawn-box.ts';
import { type HeaderPicture, isDrawn } from './header-sticker.ts';
import { useHeaderStickers } from './use-header-stickers.ts';

/** What a screen reader calls it; the emoji itself where the catalogue has no name for it. */
export function nameOf(picture: HeaderPicture, drawn: readonly DrawnSticker[]): string {
  if (!isDrawn(picture)) return headerEmojiOf(picture.emoji)?.name ?? picture.emoji;
  return drawn.find(({ id }) => id === picture.stickerId)?.name ?? DECORATE_COPY.drawn;
}

/** The same for what is on this child's header. */
export function useNameOf(): (picture: HeaderPicture) => string {
  const drawn = useDrawnStickers(useHeaderStickers().owner);
  return (picture) => nameOf(picture, drawn);
}
