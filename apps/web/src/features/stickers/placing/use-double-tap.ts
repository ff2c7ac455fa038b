import { type MouseEvent, type PointerEvent, useRef } from 'react';

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
