import { useSyncExternalStore } from 'react';
import { type ShownPicture, shownPictures } from './shown-pictures.ts';

const NONE: readonly ShownPicture[] = [];
let read: { readonly cookies: string; readonly pictures: readonly ShownPicture[] } | null = null;
const listeners = new Set<() => void>();

/** After a call that may have changed them. Another tab's change is seen when this one is looked at again. */
export function rereadPictures(): void {
  for (const listener of listeners) listener();
}

/** None in the first render of a painted page: what is on this device comes after it. */
export function useShownPictures(): readonly ShownPicture[] {
  return useSyncExternalStore(subscribe, known, () => NONE);
}

function known(): readonly ShownPicture[] {
  const cookies = document.cookie;
  if (read?.cookies !== cookies) {
    const pictures = shownPictures(cookies);
    // The same one as long as nothing changed: other cookies come and go.
    const isSame = read !== null && JSON.stringify(read.pictures) === JSON.stringify(pictures);
    read = { cookies, pictures: isSame && read ? read.pictures : pictures };
  }
  return read.pictures;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('focus', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('focus', listener);
  };
}
