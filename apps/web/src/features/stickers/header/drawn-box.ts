import { useSyncExternalStore } from 'react';
import { drawnKey, keep, kept, ownersList, subscribe } from './header-store.ts';

/** A drawn sticker that a child has unlocked, with the words that the server has for it. */
export interface DrawnSticker {
  readonly id: string;
  readonly packId: string;
  readonly name: string;
}

function isDrawnSticker(value: unknown): value is DrawnSticker {
  if (typeof value !== 'object' || value === null) return false;
  const { id, packId, name } = value as Record<string, unknown>;
  return [id, packId, name].every((word) => typeof word === 'string');
}

/** As the server last told of them; none before it has, and for a visitor. */
export const drawnBoxes = ownersList<DrawnSticker>(
  (owner) => kept(drawnKey(owner), isDrawnSticker) ?? [],
  (owner, stickers) => keep(drawnKey(owner), stickers),
);

/** Whether the device knows what the child may choose from; what was earned since then is read when it wants to choose. */
export const isBoxFilled = (owner: string): boolean => drawnBoxes.of(owner).length > 0;

/** The drawn stickers that this child may choose from. */
export const useDrawnStickers = (owner: string): readonly DrawnSticker[] =>
  useSyncExternalStore(subscribe, () => drawnBoxes.of(owner));
