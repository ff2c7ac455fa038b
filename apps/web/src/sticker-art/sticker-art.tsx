import { memo } from 'react';
import { dieCut } from './cut/die-cut.tsx';
import { loadedSticker, loadSticker } from './drawing-loader.ts';
import { packOfSticker } from './pack-index.ts';
import { Place } from './place.tsx';
import { plainPaper } from './plain-paper.ts';
import styles from './sticker-art.module.css';
import { StickerPicture, useNamespace } from './sticker-picture.tsx';
import { useLoaded } from './use-loaded.ts';

export interface StickerArtProps {
  /** The catalogue's: `zola-wave`. */
  readonly id: string;
  /** Width and height in CSS pixels, the cut edge included; line weights and details follow it. Made to be known from 48 on. */
  readonly size: number;
  /** Moves as the catalogue says for as long as it is set: for what is looked at, at most three in view. */
  readonly animate?: boolean | undefined;
  /** Not yet unlocked: an outline on paper, its cut line dashed. */
  readonly locked?: boolean | undefined;
  /** The text alternative. Without one the picture is decoration. */
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * A die-cut sticker. Its pack's drawings load after the first paint; its place is held from the start. What has no drawing is
 * a piece of plain paper.
 * @throws RangeError in development for an id that no catalogue has
 */
export const StickerArt = memo(function StickerArt(props: StickerArtProps) {
  const { id, size, animate = false, locked = false, title, className } = props;
  if (import.meta.env.DEV && !packOfSticker(id)) throw new RangeError(`No sticker has the id ${id}`);
  const drawing = useLoaded(id, loadedSticker, loadSticker);
  const namespace = useNamespace();
  const moves = animate && !locked && drawing ? drawing.animation : 'none';
  const art = drawing === null ? plainPaper : drawing?.art;
  return (
    <Place size={size} locked={locked} title={title} className={className}>
      {art && (
        <span className={styles[moves]}>
          <StickerPicture art={dieCut('cut', art)} size={size} locked={locked} namespace={namespace} />
        </span>
      )}
    </Place>
  );
});
