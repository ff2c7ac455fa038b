export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
interface Size {
  readonly width: number;
  readonly height: number;
}

/** What shines through around a message: no word and no control may touch it. */
const APART_PX = 8;
const EDGE_PX = 16;
const STEP_PX = 8;

/**
 * The first place in the window, from the top, where a message lies over none of these boxes: in the middle, else at the left, else at the
 * right. Undefined where there is none.
 */
export function freePlace(
  window: Size,
  message: Size,
  taken: readonly Box[],
): { readonly left: number; readonly top: number } | undefined {
  const across = window.width - message.width;
  for (const left of [across / 2, EDGE_PX, across - EDGE_PX]) {
    for (let top = EDGE_PX; top + message.height + EDGE_PX <= window.height; top += STEP_PX) {
      const box = { left, top, right: left + message.width, bottom: top + message.height };
      if (!liesOver(box, taken)) return { left, top };
    }
  }
  return undefined;
}

export const liesOver = (box: Box, taken: readonly Box[]): boolean =>
  taken.some(
    ({ left, top, right, bottom }) =>
      left < box.right + APART_PX &&
      box.left < right + APART_PX &&
      top < box.bottom + APART_PX &&
      box.top < bottom + APART_PX,
  );
