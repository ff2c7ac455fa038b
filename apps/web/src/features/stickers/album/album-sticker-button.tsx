import { StickerArt } from '../../../art/stickers/sticker-art.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { NewDot } from '../new-mark.tsx';
import { ALBUM_COPY } from '../stickers.copy.ts';
import { usePlayOnce } from '../use-play-once.ts';
import { type AlbumSticker, isMine } from './album-packs.ts';
import styles from './album-sticker-button.module.css';

interface AlbumStickerButtonProps {
  readonly sticker: AlbumSticker;
  readonly isOpen: boolean;
  /** Whether it is in sight, or about to be. */
  readonly isNear: boolean;
  readonly onOpen: () => void;
}

export function AlbumStickerButton({ sticker, isOpen, isNear, onOpen }: AlbumStickerButtonProps) {
  const { animate, play, onAnimationIteration } = usePlayOnce();
  return (
    <button
      type="button"
      className={styles.sticker}
      aria-label={labelOf(sticker)}
      aria-expanded={isOpen}
      onAnimationIteration={onAnimationIteration}
      onClick={() => {
        play();
        onOpen();
      }}
    >
      <StickerArt
        id={sticker.id}
        size={64}
        animate={animate}
        locked={!isMine(sticker)}
        away={!isNear}
        className={styles.picture}
      />
      {sticker.isNew && <NewDot />}
    </button>
  );
}

function labelOf(sticker: AlbumSticker): string {
  if (!isMine(sticker)) return fill(ALBUM_COPY.locked, { name: sticker.name });
  return sticker.isNew ? fill(ALBUM_COPY.newLabel, { name: sticker.name }) : sticker.name;
}
