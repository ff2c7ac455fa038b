import { StickerTools } from '../../../lib/stickers/sticker-tools.tsx';
import { type HeaderSticker, resized, SCALE, turned } from '../header-sticker.ts';
import { nameOf } from '../name-of.ts';
import styles from './header-decoration.module.css';

interface HeaderToolsProps {
  readonly sticker: HeaderSticker;
  readonly onChange: (sticker: HeaderSticker) => void;
  readonly onRemove: () => void;
}

export function HeaderTools({ sticker, onChange, onRemove }: HeaderToolsProps) {
  return (
    <StickerTools
      label={nameOf(sticker.emoji)}
      canShrink={sticker.scale > SCALE.min}
      canGrow={sticker.scale < SCALE.max}
      onTurn={(direction) => onChange(turned(sticker, direction))}
      onResize={(direction) => onChange(resized(sticker, direction))}
      onRemove={onRemove}
    >
      <span className={styles.which} aria-hidden="true">
        {sticker.emoji}
      </span>
    </StickerTools>
  );
}
