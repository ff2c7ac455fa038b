import type { StickerPage, StickerPlacement } from '@wonderlings/stickers/contract';

/** Specification 001, section 7: the page of the playground. */
export const PLAYGROUND_PAGE = 'home' as const satisfies StickerPage;
/** The page of the server's placements that the header is. */
export const HEADER_PAGE = 'header' as const satisfies StickerPage;

/** Where a sticker is, and how; in the units of the contract, or in those of the strip. */
export type Place = Pick<StickerPlacement, 'x' | 'y' | 'rotation' | 'scale' | 'zIndex'>;

const FIELDS = ['x', 'y', 'rotation', 'scale', 'zIndex'] as const satisfies readonly (keyof Place)[];
export const isSamePlace = (one: Place, other: Place): boolean => FIELDS.every((field) => one[field] === other[field]);
export const placeIn = ({ x, y, rotation, scale, zIndex }: Place): Place => ({ x, y, rotation, scale, zIndex });

/** Specification 000, section 9. */
const ROTATION_STEP = 15;
/** What an arrow key moves a sticker by, in CSS pixels (the reference design's components). */
const KEY_STEP = 8;
const LONG_STRIDE = 5;

export type Direction = 1 | -1;
/** CSS pixels, from the left and from the top. */
export type Point = readonly [x: number, y: number];
/** How far the middle of a sticker may go, in the pixels of its place. */
export interface Bounds {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** By one step, clockwise or against it; always a turn from -180 to 179 degrees. */
export function turnedBy(rotation: number, direction: Direction): number {
  return ((((rotation + direction * ROTATION_STEP + 180) % 360) + 360) % 360) - 180;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** How far a key moves a sticker; with Shift it takes a long stride. Null for a key that is no arrow. */
export function arrowStep({ key, shiftKey }: { readonly key: string; readonly shiftKey: boolean }): Point | null {
  const way = ARROWS[key];
  if (!way) return null;
  const step = shiftKey ? KEY_STEP * LONG_STRIDE : KEY_STEP;
  return [way[0] * step, way[1] * step];
}

export function pointWithin([x, y]: Point, { left, right, top, bottom }: Bounds): Point {
  return [Math.min(right, Math.max(left, x)), Math.min(bottom, Math.max(top, y))];
}
