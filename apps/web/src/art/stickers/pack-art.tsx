import { memo } from 'react';
import { loadedPack, loadPack, useLoaded } from './drawing-loader.ts';
import { isStickerPack } from './pack-index.ts';
import { Place, PlainPaper, useNamespace } from './place.tsx';

export interface PackArtProps {
  /** The catalogue's: `hello-friends`. */
  readonly id: string;
  /** Width and height in CSS pixels. */
  readonly size: number;
  /** Not yet unlocked: outlines on paper, the card dashed. */
  readonly locked?: boolean | undefined;
  /** Out of sight: its place is held, and nothing is fetched or drawn. */
  readonly away?: boolean | undefined;
  /** The text alternative. Without one the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A pack's cover: a fan of three of its stickers on a card.
 * @throws RangeError in development for an id that no catalogue has
 */
export const PackArt = memo(function PackArt(props: PackArtProps) {
  const { id, size, locked = false, away = false, title, className } = props;
  if (import.meta.env.DEV && !isStickerPack(id)) throw new RangeError(`No sticker pack has the id ${id}`);
  const pack = useLoaded(away ? null : id, loadedPack, loadPack);
  const namespace = useNamespace();
  return (
    <Place size={size} locked={locked} title={title} className={className}>
      {pack === null && <PlainPaper />}
      {pack && <pack.pictures.PackCover pack={pack} size={size} locked={locked} namespace={namespace} />}
    </Place>
  );
});
