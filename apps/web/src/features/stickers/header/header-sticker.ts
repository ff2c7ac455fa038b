import { type Direction, type Point, turnedBy } from '../placing/place.ts';

/** What can be put on the header: an emoji, or a drawn sticker by its id in the catalogue. */
export type HeaderPicture = { readonly emoji: string } | { readonly stickerId: string };

/** Specification 000, sections 3 and 9; positions in CSS pixels from the middle. */
interface HeaderPlace {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  /** Degrees. */
  readonly rotation: number;
  readonly scale: number;
  readonly zIndex: number;
}

export type HeaderSticker = HeaderPicture & HeaderPlace;

export const isDrawn = (picture: HeaderPicture): picture is { readonly stickerId: string } => 'stickerId' in picture;

export const SCALE = { min: 0.5, max: 2, step: 0.1 } as const;
const NEW = { x: 100, y: 25, rotation: 30, scale: { min: 0.8, max: 1.2 } } as const;

/** @param random gives numbers from 0 up to 1 */
export function newSticker(picture: HeaderPicture, id: string, count: number, random: () => number): HeaderSticker {
  const within = (limit: number) => Math.round((random() * 2 - 1) * limit);
  const { min, max } = NEW.scale;
  return {
    ...picture,
    id,
    x: within(NEW.x),
    y: within(NEW.y),
    rotation: within(NEW.rotation),
    scale: tenths(min + random() * (max - min)),
    zIndex: count + 1,
  };
}

export function movedTo(sticker: HeaderSticker, [x, y]: Point): HeaderSticker {
  return { ...sticker, x: Math.round(x), y: Math.round(y) };
}

export function turned(sticker: HeaderSticker, direction: Direction): HeaderSticker {
  return { ...sticker, rotation: turnedBy(sticker.rotation, direction) };
}

export function resized(sticker: HeaderSticker, direction: Direction): HeaderSticker {
  const scale = tenths(sticker.scale + direction * SCALE.step);
  return { ...sticker, scale: Math.min(SCALE.max, Math.max(SCALE.min, scale)) };
}

/** Tenths without the crumbs of binary fractions. */
const tenths = (value: number): number => Math.round(value * 10) / 10;
