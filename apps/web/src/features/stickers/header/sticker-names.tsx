import { headerEmojiOf } from '@wonderlings/stickers/header-emoji-catalogue';
import { DECORATE_COPY } from './decorate.copy.ts';
import { type DrawnSticker, useDrawnStickers } from './drawn-box.ts';
import { type HeaderPicture, type HeaderSticker, isDrawn } from './header-sticker.ts';
import { useHeaderStickers } from './header-store.ts';
import { StillStrip } from './still-strip.tsx';

/** The strip, with the stickers by name. */
export function NamedStrip({ stickers }: { readonly stickers: readonly HeaderSticker[] }) {
  const nameOf = useNameOf();
  return <StillStrip stickers={stickers} names={stickers.map(nameOf)} />;
}

/** What a screen reader calls it; the emoji itself where the catalogue has no name for it. */
function nameOf(picture: HeaderPicture, drawn: readonly DrawnSticker[]): string {
  if (!isDrawn(picture)) return headerEmojiOf(picture.emoji)?.name ?? picture.emoji;
  return drawn.find(({ id }) => id === picture.stickerId)?.name ?? DECORATE_COPY.drawn;
}

/** The same for what is on this child's header. */
export function useNameOf(): (picture: HeaderPicture) => string {
  const drawn = useDrawnStickers(useHeaderStickers().owner);
  return (picture) => nameOf(picture, drawn);
}
