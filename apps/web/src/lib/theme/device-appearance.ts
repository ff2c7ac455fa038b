import { useSyncExternalStore } from 'react';
import { APPEARANCE_STORAGE_KEY, type Appearance, appearanceOf, stored } from './appearance.ts';

const listeners = new Set<() => void>();

/** Keeps a choice on this device, beside what was kept before. */
export function keepOnDevice(change: Partial<Appearance>): void {
  const kept = { ...appearanceOf(null, stored(APPEARANCE_STORAGE_KEY)), ...change };
  try {
    localStorage.setItem(APPEARANCE_STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Full or forbidden storage: the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** What the device keeps, as it is stored; another tab's choice arrives too. */
export function useDeviceAppearance(): string | null {
  return useSyncExternalStore(subscribe, () => stored(APPEARANCE_STORAGE_KEY));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
