import { useDrag } from '@use-gesture/react';
import { type RefObject, useState } from 'react';
import { setDecorating } from '../../../lib/decorating/decorating.ts';
import { type HeaderSticker, KEY_STEP, resized, turned } from '../header-sticker.ts';
import { nameOf } from '../name-of.ts';
import styles from './header-decoration.module.css';
import { placeOf } from './place-of.ts';

interface DraggableStickerProps {
  readonly sticker: HeaderSticker;
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onChange: (sticker: HeaderSticker) => void;
  readonly onRemove: () => void;
}

/** `filterTaps` takes this off every first movement, a key's too. */
const TAP_PX = 3;

/** The middle of a sticker stays on the strip. */
function boundsIn(strip: HTMLDivElement | null) {
  const { width = 0, height = 0 } = strip?.getBoundingClientRect() ?? {};
  return { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 };
}

/** By mouse, by touch and by the arrow keys; R and Shift+R turn it, + and - change its size, Delete takes it off. */
export function DraggableSticker({ sticker, strip, selected, onSelect, onChange, onRemove }: DraggableStickerProps) {
  const [held, setHeld] = useState<readonly [number, number] | null>(null);
  const bind = useDrag(
    ({ offset: [x, y], first, last }) => {
      if (first) {
        onSelect();
        setDecorating({ dragging: true });
      }
      setHeld(last ? null : [x, y]);
      if (last) {
        setDecorating({ dragging: false });
        onChange({ ...sticker, x: Math.round(x), y: Math.round(y) });
      }
    },
    {
      from: () => [sticker.x, sticker.y],
      bounds: () => boundsIn(strip.current),
      filterTaps: true,
      keyboardDisplacement: KEY_STEP + TAP_PX,
    },
  );
  const keys: Readonly<Record<string, () => void>> = {
    r: () => onChange(turned(sticker, 1)),
    R: () => onChange(turned(sticker, -1)),
    '+': () => onChange(resized(sticker, 1)),
    '-': () => onChange(resized(sticker, -1)),
    Delete: onRemove,
    Backspace: onRemove,
  };
  const { onKeyDown: moveByKey, ...gestures } = bind();
  return (
    <button
      type="button"
      {...gestures}
      className={`${styles.sticker} ${styles.movable}`}
      style={placeOf(held ? { ...sticker, x: held[0], y: held[1] } : sticker)}
      aria-label={nameOf(sticker.emoji)}
      aria-pressed={selected}
      aria-keyshortcuts="R Shift+R + - Delete"
      onFocus={onSelect}
      onClick={onSelect}
      onKeyDown={(event) => {
        keys[event.key]?.();
        moveByKey?.(event);
      }}
    >
      {sticker.emoji}
    </button>
  );
}
