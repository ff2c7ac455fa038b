import { useSyncExternalStore } from 'react';
import { useSession } from '../../lib/session/session.ts';
import type { HeaderSticker } from './header-sticker.ts';
import { keepHeader, readHeader } from './sticker-box.ts';

const GUEST = 'guest';
const headers = new Map<string, readonly HeaderSticker[]>();
const listeners = new Set<() => void>();

function headerOf(owner: string): readonly HeaderSticker[] {
  const known = headers.get(owner);
  if (known) return known;
  const read = readHeader(owner);
  headers.set(owner, read);
  return read;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For tests: what is in memory is forgotten, as by a new page. */
export function forgetHeaders(): void {
  headers.clear();
}

/** The stickers on this child's header, and how to change them. A change answers false when the device could not keep it. */
export function useHeaderStickers() {
  const owner = useSession().user?.id ?? GUEST;
  const stickers = useSyncExternalStore(subscribe, () => headerOf(owner));
  const change = (update: (stickers: readonly HeaderSticker[]) => readonly HeaderSticker[]): boolean => {
    const next = update(headerOf(owner));
    headers.set(owner, next);
    for (const listener of listeners) listener();
    return keepHeader(owner, next);
  };
  return { owner, stickers, change };
}
