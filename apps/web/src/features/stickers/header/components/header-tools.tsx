import { StickerTools } from '../../placing/sticker-tools.tsx';
import { type HeaderSticker, resized, SCALE, turned } from '../header-sticker.ts';
import { useNameOf } from '../name-of.ts';
import styles from './header-decoration.module.css';
import { StickerFace } from './sticker-face.tsx';

interface HeaderToolsProps {
  readonly sticker: HeaderSticker;
  readonly onChange: (sticker: HeaderSticker) => void;
  readonly onRemove: () => void;
}

export function HeaderTools({ sticker, onChange, onRemove }: HeaderToolsProps) {
  const nameOf = useNameOf();
  return (
    <StickerTools
      label={nameOf(sticker)}
      canShrink={sticker.scale > SCALE.min}
      canGrow={sticker.scale < SCALE.max}
      onTurn={(direction) => onChange(turned(sticker, direction))}
      onResize={(direction) => onChange(resized(sticker, direction))}
      onRemove={onRemove}
    >
      <span className={styles.which} aria-hidden="true">
        <StickerFace picture={sticker} />
      </span>
    </StickerTools>
  );
}
