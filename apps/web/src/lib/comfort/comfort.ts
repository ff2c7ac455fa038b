import { useSyncExternalStore } from 'react';
import { keepText } from '../small-values.ts';
import { COMFORT_STORAGE_KEY, type Comfort, DEFAULT_COMFORT, keptComfort, showComfort } from './comfort-choices.ts';

let current = keptComfort();
const listeners = new Set<() => void>();

/** Puts the choices on the page and keeps them on the device. */
export function changeComfort(change: Partial<Comfort>): void {
  current = { ...current, ...change };
  keepText('device', COMFORT_STORAGE_KEY, JSON.stringify(current));
  showComfort(current);
  for (const listener of listeners) listener();
}

export function useComfort(): Comfort {
  return useSyncExternalStore(subscribe, currentComfort, () => DEFAULT_COMFORT);
}

export function currentComfort(): Comfort {
  return current;
}

/** Whether nothing may move by itself: by the device's setting or by the child's wish here. */
export function wantsCalmMotion(): boolean {
  return current.calmMotion || window.matchMedia?.(REDUCED_MOTION).matches === true;
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether nothing may move by itself; follows the child's wish while the page is open. */
export function useCalmMotion(): boolean {
  const { calmMotion } = useComfort();
  return calmMotion || wantsCalmMotion();
}
