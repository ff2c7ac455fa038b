import type { HeaderSticker } from '../header-sticker.ts';
import { nameOf } from '../name-of.ts';
import { StillStrip } from './still-strip.tsx';

/** The strip, with the emoji by name. */
export function NamedStrip({ stickers }: { readonly stickers: readonly HeaderSticker[] }) {
  return <StillStrip stickers={stickers} names={stickers.map(({ emoji }) => nameOf(emoji))} />;
}
