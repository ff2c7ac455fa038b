import { keepHeader, keepSaved, readHeader, readSaved } from './sticker-box.ts';

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
