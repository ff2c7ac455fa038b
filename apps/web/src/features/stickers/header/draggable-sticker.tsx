import type { RefObject } from 'react';
import type { Bounds } from '../placing/place.ts';
import { useStickerMoves } from '../placing/use-drag.ts';
import { setDecorating } from './decorating.ts';
import styles from './header-decoration.module.css';
import { type HeaderSticker, movedTo, resized, turned } from './header-sticker.ts';
import { useNameOf } from './sticker-names.tsx';
import { placeOf, StickerFace } from './still-strip.tsx';

interface DraggableStickerProps {
  readonly sticker: HeaderSticker;
  readonly strip: RefObject<HTMLDivElement | null>;
  readonly selected: boolean;
  readonly onSelect: () => void;
  readonly onChange: (sticker: HeaderSticker) => void;
  readonly onRemove: () => void;
}

/** The middle of a sticker stays on the strip. */
function boundsIn(strip: HTMLDivElement | null): Bounds {
  const { width = 0, height = 0 } = strip?.getBoundingClientRect() ?? {};
  return { left: -width / 2, right: width / 2, top: -height / 2, bottom: height / 2 };
}

/** By mouse, by touch and by the arrow keys; R and Shift+R turn it, + and - change its size, Delete takes it off. */
export function DraggableSticker({ sticker, strip, selected, onSelect, onChange, onRemove }: DraggableStickerProps) {
  const nameOf = useNameOf();
  const { held, gestures, moveByKey } = useStickerMoves({
    at: () => [sticker.x, sticker.y],
    bounds: () => boundsIn(strip.current),
    onGrab: () => {
      onSelect();
      setDecorating({ dragging: true });
    },
    onDrop: (at) => {
      setDecorating({ dragging: false });
      onChange(movedTo(sticker, at));
    },
    onNudge: (at) => onChange(movedTo(sticker, at)),
  });
  const keys: Readonly<Record<string, () => void>> = {
    r: () => onChange(turned(sticker, 1)),
    R: () => onChange(turned(sticker, -1)),
    '+': () => onChange(resized(sticker, 1)),
    '-': () => onChange(resized(sticker, -1)),
    Delete: onRemove,
    Backspace: onRemove,
  };
  return (
    <button
      type="button"
      {...gestures}
      className={`${styles.sticker} ${styles.movable}`}
      style={placeOf(held ? { ...sticker, x: held[0], y: held[1] } : sticker)}
      aria-label={nameOf(sticker)}
      aria-pressed={selected}
      aria-keyshortcuts="R Shift+R + - Delete"
      onFocus={onSelect}
      onClick={onSelect}
      onKeyDown={(event) => {
        if (!moveByKey(event)) keys[event.key]?.();
      }}
    >
      <StickerFace picture={sticker} />
    </button>
  );
}
