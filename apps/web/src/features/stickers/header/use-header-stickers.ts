import { useSyncExternalStore } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import type { HeaderSticker } from './header-sticker.ts';
import { headers, subscribe, tellOfEdit } from './header-store.ts';

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
