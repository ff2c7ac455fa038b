import type { HeaderSticker } from '../header-sticker.ts';
import { useNameOf } from '../name-of.ts';
import { StillStrip } from './still-strip.tsx';

/** The strip, with the stickers by name. */
export function NamedStrip({ stickers }: { readonly stickers: readonly HeaderSticker[] }) {
  const nameOf = useNameOf();
  return <StillStrip stickers={stickers} names={stickers.map(nameOf)} />;
}
