import { PLACEMENT_SCALE, type StickerPlacement } from '@wonderlings/stickers/contract';
import { packOfSticker } from '../../../art/stickers/pack-index.ts';
import { type Direction, type Place, type Point, placeIn, turnedBy } from '../placing/place.ts';
import type { Pending } from '../placing/placement.command.ts';

/** A sticker on the child's page. Positions are of its middle, in percent of the page, so that it fits any screen. */
export interface PlaygroundSticker extends Place {
  /** Of its placement: the device that placed it has made it. */
  readonly id: string;
  readonly stickerId: string;
}

export interface FieldSize {
  readonly width: number;
  readonly height: number;
}

/** Percent: a middle on the very edge would leave half a sticker to take hold of. */
const MARGIN = 4;
const SCALE_STEP = 10;
const HIGHEST = 999;

export const FIELD_BOUNDS = { left: MARGIN, right: 100 - MARGIN, top: MARGIN, bottom: 100 - MARGIN } as const;

/** The page as the child has left it: what the server has, and what waits to be sent, in order. */
export function stickersOn(
  placements: readonly StickerPlacement[],
  pending: readonly Pending[],
): readonly PlaygroundSticker[] {
  const onPage = new Map(placements.map((one) => [one.id, stickerOf(one.id, one.stickerId, one)]));
  for (const one of pending) {
    const there = onPage.get(one.placementId);
    if (one.does === 'remove') onPage.delete(one.placementId);
    // One that is there was placed already, and may have been moved since.
    else if (one.does === 'place' && !there)
      onPage.set(one.placementId, stickerOf(one.placementId, one.stickerId, one.place));
    else if (one.does === 'move' && there) onPage.set(there.id, { ...there, ...one.place });
  }
  // What this release does not know has no picture here.
  return [...onPage.values()].filter(({ stickerId }) => packOfSticker(stickerId));
}

const stickerOf = (id: string, stickerId: string, place: Place): PlaygroundSticker => ({
  id,
  stickerId,
  ...placeIn(place),
});

/** On top of all others. */
export function newSticker(
  id: string,
  stickerId: string,
  at: Point,
  others: readonly PlaygroundSticker[],
): PlaygroundSticker {
  return { id, stickerId, x: at[0], y: at[1], rotation: 0, scale: 100, zIndex: layerAbove(others) };
}

/** @param at percent of the page */
export const movedTo = (sticker: PlaygroundSticker, [x, y]: Point): PlaygroundSticker => ({ ...sticker, x, y });

export const turned = (sticker: PlaygroundSticker, direction: Direction): PlaygroundSticker => ({
  ...sticker,
  rotation: turnedBy(sticker.rotation, direction),
});

export function resized(sticker: PlaygroundSticker, direction: Direction): PlaygroundSticker {
  const scale = sticker.scale + direction * SCALE_STEP;
  return { ...sticker, scale: Math.min(PLACEMENT_SCALE.max, Math.max(PLACEMENT_SCALE.min, scale)) };
}

export const canShrink = ({ scale }: PlaygroundSticker): boolean => scale > PLACEMENT_SCALE.min;
export const canGrow = ({ scale }: PlaygroundSticker): boolean => scale < PLACEMENT_SCALE.max;

/** Unchanged when nothing lies on it. */
export function broughtToFront(sticker: PlaygroundSticker, all: readonly PlaygroundSticker[]): PlaygroundSticker {
  const others = all.filter(({ id }) => id !== sticker.id);
  return others.some(({ zIndex }) => zIndex >= sticker.zIndex) ? { ...sticker, zIndex: layerAbove(others) } : sticker;
}

const layerAbove = (others: readonly PlaygroundSticker[]): number =>
  Math.min(HIGHEST, Math.max(0, ...others.map(({ zIndex }) => zIndex)) + 1);

/** From pixels of the field to percent, kept on the page and to a hundredth, as the server keeps it. */
export function percentOf([x, y]: Point, { width, height }: FieldSize): Point {
  return [within(hundredths((x / width) * 100)), within(hundredths((y / height) * 100))];
}

export const pixelsOf = ({ x, y }: Pick<PlaygroundSticker, 'x' | 'y'>, { width, height }: FieldSize): Point => [
  (x / 100) * width,
  (y / 100) * height,
];

/** {@link FIELD_BOUNDS} in the field's pixels. */
export const pixelBounds = ({ width, height }: FieldSize) => ({
  left: (width * FIELD_BOUNDS.left) / 100,
  right: (width * FIELD_BOUNDS.right) / 100,
  top: (height * FIELD_BOUNDS.top) / 100,
  bottom: (height * FIELD_BOUNDS.bottom) / 100,
});

const within = (value: number): number => Math.min(100 - MARGIN, Math.max(MARGIN, value));
const hundredths = (value: number): number => Math.round(value * 100) / 100;
