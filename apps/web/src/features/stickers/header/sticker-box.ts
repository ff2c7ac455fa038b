import { logFailure } from '../../../lib/log.ts';
import { HEADER_KEY } from '../../../lib/theme/header-height.ts';
import type { HeaderSticker } from './header-sticker.ts';

/** Under these names the device keeps a child's header, what the server has of it, and the stickers it may choose from. */
export const headerKey = (owner: string) => `${HEADER_KEY}${owner}`;
export const savedKey = (owner: string) => `wonderlings.header-saved.${owner}`;
export const availableKey = (owner: string) => `wonderlings.available-stickers.${owner}`;
export const drawnKey = (owner: string) => `wonderlings.available-drawn.${owner}`;

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

function isSticker(value: unknown): value is HeaderSticker {
  if (typeof value !== 'object' || value === null) return false;
  const { id, emoji, stickerId, x, y, rotation, scale, zIndex } = value as Record<string, unknown>;
  const hasPicture = typeof emoji === 'string' || typeof stickerId === 'string';
  return typeof id === 'string' && hasPicture && [x, y, rotation, scale, zIndex].every(isNumber);
}

/** A sticker of the header as the server last knew it, under the server's id; null for one that the server does not take. */
export interface SavedSticker {
  readonly placementId: string | null;
  readonly sticker: HeaderSticker;
}

function isSaved(value: unknown): value is SavedSticker {
  if (typeof value !== 'object' || value === null) return false;
  const { placementId, sticker } = value as Record<string, unknown>;
  return (placementId === null || typeof placementId === 'string') && isSticker(sticker);
}

/** A list as the device kept it, without what is not one of its items; undefined when nothing was kept. */
export function kept<Item>(key: string, isItem: (value: unknown) => value is Item): readonly Item[] | undefined {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(list) ? list.filter(isItem) : undefined;
  } catch (reason) {
    logFailure('The stickers that were kept cannot be read', reason);
    return undefined;
  }
}

/** False when the device refuses (storage full or denied): what is on the screen stays there. */
export function keep(key: string, list: readonly unknown[]): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(list));
    return true;
  } catch (reason) {
    logFailure('The stickers cannot be kept', reason);
    return false;
  }
}

export const readHeader = (owner: string): readonly HeaderSticker[] => kept(headerKey(owner), isSticker) ?? [];

export const keepHeader = (owner: string, stickers: readonly HeaderSticker[]): boolean =>
  keep(headerKey(owner), stickers);

export const readSaved = (owner: string): readonly SavedSticker[] => kept(savedKey(owner), isSaved) ?? [];

export const keepSaved = (owner: string, saved: readonly SavedSticker[]): boolean => keep(savedKey(owner), saved);
