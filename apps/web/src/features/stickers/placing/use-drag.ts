import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';
import { arrowStep, type Bounds, type Point, pointWithin } from './place.ts';

interface DragOptions {
  /** Where its middle is, in CSS pixels; asked when it is taken hold of. */
  readonly at: () => Point;
  readonly bounds: () => Bounds;
  readonly onGrab?: (() => void) | undefined;
  /** Once, where it was let go of. */
  readonly onDrop: (at: Point) => void;
}

interface Grip {
  readonly pointerId: number;
  /** Where the pointer took hold, in CSS pixels of the window. */
  readonly pointer: Point;
  /** Where the middle was then. */
  readonly start: Point;
  /** Where it is now; null for a press that has moved nothing yet. */
  at: Point | null;
}

/** What only presses trembles less than this, in CSS pixels: a small finger more than a mouse. */
const TREMBLE = { mouse: 3, touch: 10 } as const;

/**
 * Dragging with one pointer: the main button of a mouse, a pen, or a finger (whose element needs `touch-action: none`). What
 * ends a drag is no click. `held` is where the middle is meanwhile, and null without a drag.
 */
export function useDrag({ at, bounds, onGrab, onDrop }: DragOptions) {
  const [held, setHeld] = useState<Point | null>(null);
  const grip = useRef<Grip | null>(null);
  const endedDrag = useRef(false);

  function end({ pointerId }: PointerEvent): void {
    const ended = grip.current;
    if (ended?.pointerId !== pointerId) return;
    grip.current = null;
    if (!ended.at) return;
    endedDrag.current = true;
    setHeld(null);
    onDrop(ended.at);
  }

  const gestures = {
    onPointerDown(event: PointerEvent) {
      endedDrag.current = false;
      if (grip.current || event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { pointerId: event.pointerId, pointer: placeOf(event), start: at(), at: null };
    },
    onPointerMove(event: PointerEvent) {
      const moving = grip.current;
      if (moving?.pointerId !== event.pointerId) return;
      const [x, y] = placeOf(event);
      const [dx, dy] = [x - moving.pointer[0], y - moving.pointer[1]];
      if (!moving.at) {
        if (Math.hypot(dx, dy) < TREMBLE[event.pointerType === 'touch' ? 'touch' : 'mouse']) return;
        onGrab?.();
      }
      moving.at = pointWithin([moving.start[0] + dx, moving.start[1] + dy], bounds());
      setHeld(moving.at);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClickCapture(event: MouseEvent) {
      // By key, there was no press before it.
      if (endedDrag.current && event.detail !== 0) event.stopPropagation();
      endedDrag.current = false;
    },
  };
  return { held, gestures };
}

const placeOf = ({ clientX, clientY }: PointerEvent): Point => [clientX, clientY];

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
