import { useSyncExternalStore } from 'react';
import { logFailure } from '../../../lib/log.ts';
import { useSession } from '../../../lib/session/session.ts';
import { keepText, keptJson } from '../../../lib/small-values.ts';
import { HEADER_KEY } from './header-height.ts';
import type { HeaderSticker } from './header-sticker.ts';

/** Under these names the device keeps a child's header, what the server has of it, and the stickers it may choose from. */
export const headerKey = (owner: string) => `${HEADER_KEY}${owner}`;
const savedKey = (owner: string) => `wonderlings.header-saved.${owner}`;
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
  const list = keptJson('device', key);
  return Array.isArray(list) ? list.filter(isItem) : undefined;
}

/** False when the device refuses (storage full or denied): what is on the screen stays there. */
export function keep(key: string, list: readonly unknown[]): boolean {
  const isKept = keepText('device', key, JSON.stringify(list));
  if (!isKept) logFailure('The header’s stickers are not kept on this device', new Error(key));
  return isKept;
}

const readHeader = (owner: string): readonly HeaderSticker[] => kept(headerKey(owner), isSticker) ?? [];

const keepHeader = (owner: string, stickers: readonly HeaderSticker[]): boolean => keep(headerKey(owner), stickers);

const readSaved = (owner: string): readonly SavedSticker[] => kept(savedKey(owner), isSaved) ?? [];

const keepSaved = (owner: string, saved: readonly SavedSticker[]): boolean => keep(savedKey(owner), saved);

/** A list of each child's in memory, and on the device where that can be. */
interface OwnersList<Item> {
  of(owner: string): readonly Item[];
  /** False when the device could not keep it; it holds as long as the page, then. */
  set(owner: string, items: readonly Item[]): boolean;
}

const forgets = new Set<() => void>();
const listeners = new Set<() => void>();
const editListeners = new Set<(owner: string) => void>();

export function ownersList<Item>(
  read: (owner: string) => readonly Item[],
  keep: (owner: string, items: readonly Item[]) => boolean,
): OwnersList<Item> {
  const lists = new Map<string, readonly Item[]>();
  forgets.add(() => lists.clear());
  return {
    of(owner) {
      const known = lists.get(owner) ?? read(owner);
      lists.set(owner, known);
      return known;
    },
    set(owner, items) {
      lists.set(owner, items);
      for (const listener of listeners) listener();
      return keep(owner, items);
    },
  };
}

/** What is on the header, and what the server knows of it. */
export const headers = ownersList(readHeader, keepHeader);
export const savedHeaders = ownersList(readSaved, keepSaved);

export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Once, however often it is asked for.
  window.addEventListener('storage', readAgain);
  return () => listeners.delete(listener);
}

/** Another tab of this device has changed something. */
function readAgain({ key }: StorageEvent): void {
  if (key !== null && !key.startsWith('wonderlings.header-') && !key.startsWith('wonderlings.available-')) return;
  forgetHeaders();
  for (const listener of listeners) listener();
}

/** Tells of what the child itself changes on the header. */
export function onEdit(listener: (owner: string) => void): () => void {
  editListeners.add(listener);
  return () => editListeners.delete(listener);
}

export function tellOfEdit(owner: string): void {
  for (const listener of editListeners) listener(owner);
}

/** What is in memory is forgotten, as by a new page. */
export function forgetHeaders(): void {
  for (const forget of forgets) forget();
}

const GUEST = 'guest';
const NONE: readonly HeaderSticker[] = [];

/** The stickers on this child's header, and how to change them. A change answers false when the device could not keep it. */
export function useHeaderStickers() {
  const owner = useSession().user?.id ?? GUEST;
  const stickers = useSyncExternalStore(
    subscribe,
    () => headers.of(owner),
    () => NONE,
  );
  const change = (update: (stickers: readonly HeaderSticker[]) => readonly HeaderSticker[]): boolean => {
    const isKept = headers.set(owner, update(headers.of(owner)));
    tellOfEdit(owner);
    return isKept;
  };
  return { owner, stickers, change };
}
