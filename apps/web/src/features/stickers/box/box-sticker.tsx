import { StickerArt } from '../../../art/stickers/sticker-art.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { NewDot } from '../new-mark.tsx';
import { BOX_COPY } from '../stickers.copy.ts';
import { usePlayOnce } from '../use-play-once.ts';
import type { BoxSticker as Sticker } from './box.ts';
import styles from './sticker-box.module.css';

interface BoxStickerProps {
  readonly sticker: Sticker;
  readonly isHeld: boolean;
  readonly disabled: boolean;
  readonly onPick: (byKeyboard: boolean) => void;
}

export function BoxSticker({ sticker, isHeld, disabled, onPick }: BoxStickerProps) {
  const { animate, play, onAnimationIteration } = usePlayOnce();
  const { id, name, isNew } = sticker;
  return (
    <button
      type="button"
      className={styles.sticker}
      aria-label={fill(isNew ? BOX_COPY.pickNew : BOX_COPY.pick, { name })}
      aria-pressed={isHeld}
      disabled={disabled}
      onAnimationIteration={onAnimationIteration}
      onClick={({ detail }) => {
        play();
        // A press by key has no clicks to count.
        onPick(detail === 0);
      }}
    >
      <StickerArt id={id} size={64} animate={animate} className={styles.picture} />
      {isNew && <NewDot />}
    </button>
  );
}
