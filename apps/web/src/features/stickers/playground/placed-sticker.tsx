import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  Suspense,
  useEffect,
  useRef,
} from 'react';
import { StickerArt, usePlayOnce } from '../../../art/stickers/sticker-art.tsx';
import { optionalPart } from '../../../lib/optional-part.ts';
import { useStickerMoves } from '../placing/use-drag.ts';
import styles from './placed-sticker.module.css';
import {
  broughtToFront,
  movedTo,
  type PlaygroundSticker,
  percentOf,
  pixelBounds,
  pixelsOf,
  resized,
  turned,
} from './playground-sticker.ts';
import type { StickerHands } from './use-sticker-hands.ts';

/** In a chunk of their own, which comes when the page has time: without a network they are there already. */
export const loadPlacedTools = () => import('./placed-tools.tsx');

/** Not needed before the first sticker is picked. */
const PlacedTools = optionalPart(() => loadPlacedTools().then((file) => file.PlacedTools));

interface PlacedStickerProps {
  readonly sticker: PlaygroundSticker;
  readonly all: readonly PlaygroundSticker[];
  readonly hands: StickerHands;
  /** Of the words about the keys. */
  readonly hintId: string;
}

/** A sticker on the page: it is dragged, moved and changed by keys, and taken off by a double-click or two quick taps. */
export function PlacedSticker({ sticker, all, hands, hintId }: PlacedStickerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { animate, play, onAnimationEnd } = usePlayOnce(hands.freshId === sticker.id);
  const size = () => hands.field.current?.getBoundingClientRect() ?? new DOMRect();
  const put = (at: readonly [number, number], settles: boolean) =>
    hands.change(movedTo(sticker, percentOf(at, size())), { settles });
  const { held, gestures, moveByKey } = useStickerMoves({
    at: () => pixelsOf(sticker, size()),
    bounds: () => pixelBounds(size()),
    onGrab: () => hands.select(sticker.id),
    onDrop: (at) => put(at, false),
    onNudge: (at) => put(at, true),
  });
  const { countTap, ...doubleTap } = useDoubleTap(() => hands.remove(sticker));
  const isSelected = hands.selectedId === sticker.id;
  const shown = held ? movedTo(sticker, percentOf(held, size())) : sticker;

  useEffect(() => {
    if (hands.focusId === sticker.id) button.current?.focus({ preventScroll: true });
  }, [hands.focusId, sticker.id]);

  function press(event: KeyboardEvent) {
    if (moveByKey(event)) return;
    if (event.key === 'Delete' || event.key === 'Backspace') return hands.remove(sticker);
    if (event.key === 'Escape') return hands.select(null);
    const changed = changedByKey(event.key, sticker, all);
    if (!changed) return;
    event.preventDefault();
    hands.change(changed, { settles: true });
  }

  return (
    <>
      <button
        ref={button}
        type="button"
        {...gestures}
        {...doubleTap}
        className={styles.sticker}
        style={styleOf(shown, held !== null)}
        aria-label={hands.nameOf(sticker.stickerId)}
        aria-pressed={isSelected}
        aria-describedby={hintId}
        aria-keyshortcuts={STICKER_SHORTCUTS}
        onFocus={() => hands.select(sticker.id)}
        onAnimationEnd={onAnimationEnd}
        onClick={(event) => {
          play();
          hands.select(sticker.id);
          countTap(event);
        }}
        onKeyDown={press}
      >
        <StickerArt id={sticker.stickerId} size={96} animate={animate} className={styles.picture} />
      </button>
      <Suspense fallback={null}>
        {isSelected && !held && !hands.held && <PlacedTools sticker={sticker} all={all} hands={hands} />}
      </Suspense>
    </>
  );
}

/** React sets it through the CSSOM, which the content security policy allows. The type has no custom properties. */
function styleOf({ x, y, rotation, scale, zIndex }: PlaygroundSticker, isHeld: boolean): CSSProperties {
  return {
    left: `${x}%`,
    top: `${y}%`,
    zIndex: isHeld ? ABOVE_ALL : zIndex,
    '--turn': `${rotation}deg`,
    '--grow': scale / 100,
  } as CSSProperties;
}

/** The contract's highest layer is 999. */
const ABOVE_ALL = 1000;

const STICKER_SHORTCUTS = '[ ] + - Delete';

/** What the keys do to a sticker, besides the arrows; undefined for a key that does nothing to it. */
function changedByKey(key: string, sticker: PlaygroundSticker, all: readonly PlaygroundSticker[]) {
  const changes: Readonly<Record<string, () => PlaygroundSticker>> = {
    '[': () => turned(sticker, -1),
    ']': () => turned(sticker, 1),
    '-': () => resized(sticker, -1),
    '+': () => resized(sticker, 1),
    // Plus without Shift, on many keyboards.
    '=': () => resized(sticker, 1),
    Home: () => broughtToFront(sticker, all),
  };
  return changes[key]?.();
}

/** As long as the platforms wait for the second tap, in milliseconds. */
const SECOND_TAP_WITHIN_MS = 500;

/**
 * Two presses in the same place, by mouse, pen or finger. By finger they are counted here: not every tablet makes a
 * `dblclick` of two taps. What ends a drag must be no click by then (`useDrag`).
 */
export function useDoubleTap(onDoubleTap: () => void) {
  const byFinger = useRef(false);
  const lastTap = useRef(Number.NEGATIVE_INFINITY);
  return {
    onPointerDownCapture({ pointerType }: PointerEvent) {
      byFinger.current = pointerType === 'touch';
    },
    /** To be called with each click. */
    countTap({ timeStamp, detail }: MouseEvent) {
      // By key it has no detail.
      if (!byFinger.current || detail === 0) return;
      const isSecond = timeStamp - lastTap.current <= SECOND_TAP_WITHIN_MS;
      lastTap.current = isSecond ? Number.NEGATIVE_INFINITY : timeStamp;
      if (isSecond) onDoubleTap();
    },
    onDoubleClick() {
      if (!byFinger.current) onDoubleTap();
    },
  };
}
