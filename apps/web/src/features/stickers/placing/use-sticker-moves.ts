import type { KeyboardEvent } from 'react';
import { arrowStep, type Bounds, type Point, pointWithin } from './sticker-steps.ts';
import { useDrag } from './use-drag.ts';

interface StickerMoves {
  /** Where its middle is, in CSS pixels; asked when a gesture starts. */
  readonly at: () => Point;
  readonly bounds: () => Bounds;
  readonly onGrab?: () => void;
  /** Once, at the end of a drag. */
  readonly onDrop: (at: Point) => void;
  /** After an arrow key. */
  readonly onNudge: (at: Point) => void;
}

/**
 * Moves a sticker by mouse, by finger (its style needs `touch-action: none`) and by the arrow keys. `held` is where it is
 * under the pointer, and null while it is not dragged. `moveByKey` answers whether the key was one of its own.
 */
export function useStickerMoves({ at, bounds, onGrab, onDrop, onNudge }: StickerMoves) {
  const { held, gestures } = useDrag({ at, bounds, onGrab, onDrop });
  function moveByKey(event: KeyboardEvent): boolean {
    const step = arrowStep(event);
    if (!step) return false;
    // The page would scroll.
    event.preventDefault();
    const [x, y] = at();
    onNudge(pointWithin([x + step[0], y + step[1]], bounds()));
    return true;
  }
  return { held, gestures, moveByKey };
}
