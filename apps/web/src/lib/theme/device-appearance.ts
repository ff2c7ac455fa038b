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

/** What was chosen on this device, for an account that is made on it. Nothing where nothing was chosen. */
export function chosenOnDevice(): Partial<Appearance> {
  const kept = stored(APPEARANCE_STORAGE_KEY);
  if (kept === null) return {};
  const { theme, color } = appearanceOf(null, kept);
  return { theme, ...(color ? { color } : {}) };
}

/** What the device keeps, as it is stored; another tab's choice arrives too. */
export function useDeviceAppearance(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => stored(APPEARANCE_STORAGE_KEY),
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
