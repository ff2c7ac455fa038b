import { memo } from 'react';
import { coverOf } from './cover.ts';
import { dieCut } from './cut/die-cut.tsx';
import { loadedPack, loadPack } from './drawing-loader.ts';
import { isStickerPack } from './pack-index.ts';
import { Place } from './place.tsx';
import { plainPaper } from './plain-paper.ts';
import { StickerPicture, useNamespace } from './sticker-picture.tsx';
import { useLoaded } from './use-loaded.ts';

export interface PackArtProps {
  /** The catalogue's: `hello-friends`. */
  readonly id: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Not yet unlocked: outlines on paper, the card dashed. */
  readonly locked?: boolean | undefined;
  /** The text alternative. Without one the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A pack's cover: a fan of three of its stickers on a card.
 * @throws RangeError in development for an id that no catalogue has
 */
export const PackArt = memo(function PackArt({ id, size, locked = false, title, className }: PackArtProps) {
  if (import.meta.env.DEV && !isStickerPack(id)) throw new RangeError(`No sticker pack has the id ${id}`);
  const pack = useLoaded(id, loadedPack, loadPack);
  const namespace = useNamespace();
  const art = pack === null ? dieCut('cut', plainPaper) : pack && coverOf(pack);
  return (
    <Place size={size} locked={locked} title={title} className={className}>
      {art && <StickerPicture art={art} size={size} locked={locked} namespace={namespace} />}
    </Place>
  );
});
