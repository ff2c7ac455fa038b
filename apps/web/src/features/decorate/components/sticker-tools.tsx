import { IconButton } from '../../../ui/icon-button.tsx';
import { DECORATE_COPY } from '../decorate.copy.ts';
import { type HeaderSticker, resized, SCALE, turned } from '../header-sticker.ts';
import { biggerIcon, removeIcon, smallerIcon, turnLeftIcon, turnRightIcon } from './sticker-icons.ts';
import styles from './sticker-tools.module.css';

interface StickerToolsProps {
  readonly sticker: HeaderSticker;
  readonly onChange: (sticker: HeaderSticker) => void;
  readonly onRemove: () => void;
}

/** Everything that can be done with the picked sticker besides moving it. */
export function StickerTools({ sticker, onChange, onRemove }: StickerToolsProps) {
  return (
    <div className={styles.tools} role="toolbar" aria-label={sticker.emoji}>
      <span className={styles.which} aria-hidden="true">
        {sticker.emoji}
      </span>
      <IconButton icon={turnLeftIcon} label={DECORATE_COPY.turnLeft} onClick={() => onChange(turned(sticker, -1))} />
      <IconButton icon={turnRightIcon} label={DECORATE_COPY.turnRight} onClick={() => onChange(turned(sticker, 1))} />
      <IconButton
        icon={smallerIcon}
        label={DECORATE_COPY.smaller}
        disabled={sticker.scale <= SCALE.min}
        onClick={() => onChange(resized(sticker, -1))}
      />
      <IconButton
        icon={biggerIcon}
        label={DECORATE_COPY.bigger}
        disabled={sticker.scale >= SCALE.max}
        onClick={() => onChange(resized(sticker, 1))}
      />
      <IconButton icon={removeIcon} label={DECORATE_COPY.remove} onClick={onRemove} />
    </div>
  );
}
