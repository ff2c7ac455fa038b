import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { StickerArt } from '../../../art/stickers/sticker-art.tsx';
import { fill } from '../../../lib/copy/fill.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { arrowStep, type Point } from '../placing/place.ts';
import { PLAYGROUND_COPY } from '../stickers.copy.ts';
import styles from './placing-layer.module.css';
import { percentOf, pixelsOf } from './playground-sticker.ts';
import type { Held } from './use-sticker-hands.ts';

interface PlacingLayerProps {
  readonly held: Held;
  readonly name: string;
  /** @param at percent of the page */
  readonly onPlace: (at: Point) => void;
  readonly onPutBack: () => void;
}

const MIDDLE: Point = [50, 50];

/** Lies over the page while a sticker is in the hand: a press anywhere puts it there, or the arrow keys and Enter do. */
export function PlacingLayer({ held, name, onPlace, onPutBack }: PlacingLayerProps) {
  const layer = useRef<HTMLButtonElement>(null);
  const hint = useId();
  // A finger has no place before it presses.
  const [cursor, setCursor] = useState<Point | null>(held.byKeyboard ? MIDDLE : null);
  const size = () => layer.current?.getBoundingClientRect() ?? new DOMRect();
  const under = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top, width, height } = size();
    return percentOf([clientX - left, clientY - top], { width, height });
  };

  useEffect(() => {
    if (held.byKeyboard) layer.current?.focus({ preventScroll: true });
  }, [held]);

  function moveByKey(event: KeyboardEvent) {
    if (event.key === 'Escape') return onPutBack();
    const step = arrowStep(event);
    if (!step) return;
    event.preventDefault();
    const [x, y] = cursor ?? MIDDLE;
    const [left, top] = pixelsOf({ x, y }, size());
    setCursor(percentOf([left + step[0], top + step[1]], size()));
  }

  return (
    <button
      ref={layer}
      type="button"
      className={styles.layer}
      aria-label={fill(PLAYGROUND_COPY.placeHere, { name })}
      aria-describedby={hint}
      onPointerMove={(event) => event.pointerType === 'mouse' && setCursor(under(event))}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setCursor(null)}
      // A press by key has no pointer, and no clicks to count.
      onClick={(event) => onPlace(event.detail === 0 ? (cursor ?? MIDDLE) : under(event))}
      onKeyDown={moveByKey}
    >
      {cursor && (
        <span className={styles.ghost} style={{ left: `${cursor[0]}%`, top: `${cursor[1]}%` }}>
          <StickerArt id={held.stickerId} size={96} className={styles.picture} />
        </span>
      )}
      <VisuallyHidden>
        <span id={hint}>{PLAYGROUND_COPY.placeHint}</span>
      </VisuallyHidden>
    </button>
  );
}
